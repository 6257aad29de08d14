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
    let candidates = Candidates(reports)
    for index in reports.indices {
      for other in candidates.sharing(index, reports) where reports[other].rule != reports[index].rule {
        guard outranks(other, index, reports) else { continue }
        reports[index].others.append(reports[other].rule)
        reports[other].others.append(reports[index].rule)
        if isSelected[reports[other].rule], reports[index].leader == index { reports[index].leader = other }
      }
    }
    for index in reports.indices { reports[index].leader = root(of: index, reports) }
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
  private struct Member: Hashable {
    var file: FileID
    var symbol: String
    var member: String
    var target: String
  }

  private var byLocation: [CodeLocation: [Int]] = [:]
  private var byMember: [Member: [Int]] = [:]

  init(_ reports: [Report]) {
    for (index, report) in reports.enumerated() {
      let violation = report.violation
      for offset in Set([violation.offset] + violation.includes) {
        byLocation[CodeLocation(violation.file, offset), default: []].append(index)
      }
      byMember[Self.member(of: report), default: []].append(index)
    }
  }

  func sharing(_ index: Int, _ reports: [Report]) -> [Int] {
    let violation = reports[index].violation
    let here = byLocation[CodeLocation(violation.file, violation.offset)] ?? []
    let inMember = byMember[Self.member(of: reports[index])] ?? []
    // Within one member the first report of each rule is enough.
    var seen: Set<Int> = []
    let firsts = inMember.filter { seen.insert(reports[$0].rule).inserted }
    return here + firsts.filter { !here.contains($0) }
  }

  private static func member(of report: Report) -> Member {
    Member(
      file: report.violation.file, symbol: report.violation.symbol, member: report.member,
      target: report.violation.target)
  }
}
