import StrataModel

/// Decides between rules that describe one violation: of the rules that reported it the most specific one leads, and
/// the finding names the others.
///
/// Two reports describe one violation when they are about the same target at the same location or in the same member
/// of one type, and one of the rules supersedes the other; or when one includes the location of the other, and its rule
/// says that such violations are part of its own.
struct Precedence {
  private let supersedes: [Set<Int>]
  private let includes: [Set<Int>]
  private let ids: [String]
  /// By rule: whether the user selected it.
  private let isSelected: [Bool]

  init(rules: [RuleDescription], selection: RuleSelection) {
    ids = rules.map(\.id)
    isSelected = rules.map { selection.includes($0.id) }
    let index = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    supersedes = rules.map { rule in Set(rule.supersedes.compactMap { index[$0] }) }
    includes = rules.map { rule in Set((rule.supersedes + rule.includes).compactMap { index[$0] }) }
  }

  /// Fills in leaders and others. Rules that were not selected lead no finding, but are named.
  func arbitrate(_ reports: inout [Report]) {
    let related = relatedRules
    let candidates = Candidates(reports, isRelated: related)
    for index in reports.indices where related[reports[index].rule] {
      for other in candidates.sharing(index, reports) where reports[other].rule != reports[index].rule {
        guard outranks(other, index, reports) else { continue }
        reports[index].others.append(reports[other].rule)
        reports[other].others.append(reports[index].rule)
        if isSelected[reports[other].rule], reports[index].leader == index { reports[index].leader = other }
      }
    }
    for index in reports.indices where reports[index].leader != index {
      reports[index].leader = root(of: index, reports)
    }
  }

  /// By rule: it supersedes or includes another one, or the other way round; a report may also yield to any.
  private var relatedRules: [Bool] {
    var related = ids.map { _ in false }
    for (rule, others) in includes.enumerated() where !others.isEmpty {
      related[rule] = true
      for other in others { related[other] = true }
    }
    return related
  }

  /// Follows leaders to one that has none above it.
  private func root(of index: Int, _ reports: [Report]) -> Int {
    var current = index
    // The relation between rules has no cycles; inclusion might close one in wrong input, so the walk is bounded.
    for _ in 0..<ids.count where reports[current].leader != current { current = reports[current].leader }
    return current
  }

  private func outranks(_ a: Int, _ b: Int, _ reports: [Report]) -> Bool {
    let (specific, general) = (reports[a], reports[b])
    let isSameFile = specific.violation.file == general.violation.file
    if isSameFile, includes[specific.rule].contains(general.rule),
      specific.violation.includes.contains(general.violation.offset)
    {
      return true
    }
    let isHere = isSameFile && specific.violation.offset == general.violation.offset
    if isHere, general.violation.yieldsTo.contains(ids[specific.rule]) { return true }
    guard supersedes[specific.rule].contains(general.rule) else { return false }
    let isSameTarget = specific.violation.target == general.violation.target
    if isHere { return isSameTarget || specific.violation.target.isEmpty || general.violation.target.isEmpty }
    return isSameTarget && isSameFile && !specific.violation.target.isEmpty
      && specific.violation.symbol == general.violation.symbol && specific.member == general.member
  }
}

/// Reports that may describe the same violation, found by location, by inclusion and by member.
private struct Candidates {
  /// A member of a file, or for ``noIndex`` all that belongs to none.
  private struct Member: Hashable {
    var file: FileID
    var declaration: UInt32
  }

  private var byLocation: [CodeLocation: [Int]] = [:]
  private var byMember: [Member: [Int]] = [:]

  init(_ reports: [Report], isRelated: [Bool]) {
    for (index, report) in reports.enumerated() where isRelated[report.rule] {
      let violation = report.violation
      byLocation[CodeLocation(violation.file, violation.offset), default: []].append(index)
      for offset in violation.includes where offset != violation.offset {
        byLocation[CodeLocation(violation.file, offset), default: []].append(index)
      }
      byMember[Member(file: violation.file, declaration: report.member), default: []].append(index)
    }
  }

  /// Those at the location of a report, and the first of each rule about the same target in its member.
  func sharing(_ index: Int, _ reports: [Report]) -> [Int] {
    let violation = reports[index].violation
    var found = byLocation[CodeLocation(violation.file, violation.offset)] ?? []
    let atLocation = found.count
    let member = byMember[Member(file: violation.file, declaration: reports[index].member)] ?? []
    guard member.count > 1 else { return found }
    for other in member where reports[other].violation.target == violation.target {
      let isKnown =
        found[..<atLocation].contains(other)
        || found[atLocation...].contains { reports[$0].rule == reports[other].rule }
      if !isKnown { found.append(other) }
    }
    return found
  }
}
