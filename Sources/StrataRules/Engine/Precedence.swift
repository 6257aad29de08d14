import StrataModel

/// Decides between rules that describe one violation: the finding has the most specific of the rules that reported it,
/// and names the others.
///
/// Two reports describe one violation if they have the same target at the same location or in the same member of one
/// type, and one of the rules supersedes the other; or if one includes the location of the other, and its rule declares
/// such violations to be part of its own.
struct Precedence {
  /// By rule, and by other rule: a set of few numbers would cost more than all other comparisons.
  private let supersedes: [[Bool]]
  private let includes: [[Bool]]
  private let ids: [String]
  /// By rule: whether the user selected it.
  private let isSelected: [Bool]

  init(rules: [RuleDescription], selection: RuleSelection) {
    ids = rules.map(\.id)
    isSelected = rules.map { selection.includes($0.id) }
    let index = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    func table(of others: [String]) -> [Bool] {
      var result = rules.map { _ in false }
      for other in others { if let rule = index[other] { result[rule] = true } }
      return result
    }
    supersedes = rules.map { table(of: $0.supersedes) }
    includes = rules.map { table(of: $0.supersedes + $0.includes) }
  }

  /// Sets leaders and others. Rules that were not selected lead no finding, but are named.
  func arbitrate(_ reports: [RuleReport]) {
    let related = relatedRules(reports)
    let candidates = Candidates(reports, isRelated: related)
    var sharing: [Int] = []
    for index in reports.indices where related[reports[index].rule] {
      candidates.find(&sharing, with: index, reports)
      for other in sharing where reports[other].rule != reports[index].rule {
        guard outranks(reports[other], reports[index]) else { continue }
        reports[index].others.append(reports[other].rule)
        // What is reported only once something else is accepted says nothing of the other report.
        if reports[index].violation.links?.followsRule == nil { reports[other].others.append(reports[index].rule) }
        if isSelected[reports[other].rule], reports[index].leader == index { reports[index].leader = other }
      }
    }
    for index in reports.indices where reports[index].leader != index {
      reports[index].leader = root(of: index, reports)
    }
  }

  /// By rule: whether it supersedes or includes another one, or is superseded or included; a report may also yield to
  /// any rule.
  private func relatedRules(_ reports: [RuleReport]) -> [Bool] {
    var related = ids.map { _ in false }
    for report in reports {
      guard let other = report.violation.links?.yieldsTo, !related[report.rule], let index = ids.firstIndex(of: other)
      else { continue }
      related[report.rule] = true
      related[index] = true
    }
    for (rule, others) in includes.enumerated() where others.contains(true) {
      related[rule] = true
      for other in others.indices where others[other] { related[other] = true }
    }
    return related
  }

  /// The last leader in the chain of leaders; of reports that lead each other, the first one.
  private func root(of index: Int, _ reports: [RuleReport]) -> Int {
    let first = reports[index].leader
    // Most have the last one as their own.
    if reports[first].leader == first { return first }
    var chain = [index]
    while let current = chain.last, reports[current].leader != current {
      let next = reports[current].leader
      // A violation may yield to a rule that yields to its own.
      if let start = chain.firstIndex(of: next) { return chain[start...].min() ?? next }
      chain.append(next)
    }
    return chain.last ?? index
  }

  private func outranks(_ specific: RuleReport, _ general: RuleReport) -> Bool {
    let isSameFile = specific.violation.file == general.violation.file
    if isSameFile, includes[specific.rule][general.rule],
      specific.violation.includes.contains(general.violation.offset)
    {
      return true
    }
    let isHere = isSameFile && specific.violation.offset == general.violation.offset
    if isHere, general.violation.links?.yieldsTo == ids[specific.rule] { return true }
    guard supersedes[specific.rule][general.rule] else { return false }
    let isSameTarget = specific.violation.hasSameTarget(as: general.violation)
    if isHere { return isSameTarget || specific.violation.target.isEmpty || general.violation.target.isEmpty }
    return isSameTarget && isSameFile && !specific.violation.target.isEmpty
      && specific.violation.symbol == general.violation.symbol && specific.member == general.member
  }
}

/// Reports that may describe the same violation, found by location, by inclusion and by member.
private struct Candidates {
  private let byLocation: Groups
  private let byMember: Groups

  init(_ reports: [RuleReport], isRelated: [Bool]) {
    var locations: [Groups.Entry] = []
    var members: [Groups.Entry] = []
    locations.reserveCapacity(reports.count)
    members.reserveCapacity(reports.count)
    for (index, report) in reports.enumerated() where isRelated[report.rule] {
      let (file, offset) = (report.violation.file, report.violation.offset)
      locations.append(Groups.Entry(file, offset, index))
      for included in report.violation.includes where included != offset {
        locations.append(Groups.Entry(file, included, index, isOwn: false))
      }
      members.append(Groups.Entry(file, report.member, index))
    }
    byLocation = Groups(locations, count: reports.count)
    byMember = Groups(members, count: reports.count)
  }

  /// Lists the reports at the location of a report, and the first of each rule with the same target in its member.
  /// - Parameter found: replaced; kept by the caller, since there are many reports.
  func find(_ found: inout [Int], with index: Int, _ reports: [RuleReport]) {
    found.removeAll(keepingCapacity: true)
    let location = byLocation[index]
    let member = byMember[index]
    if location.count <= 1, member.count <= 1 { return }
    for entry in location { found.append(Int(entry.report)) }
    let atLocation = found.count
    guard member.count > 1 else { return }
    for entry in member {
      let other = Int(entry.report)
      guard reports[other].violation.hasSameTarget(as: reports[index].violation) else { continue }
      let isKnown =
        found[..<atLocation].contains(other)
        || found[atLocation...].contains { reports[$0].rule == reports[other].rule }
      if !isKnown { found.append(other) }
    }
  }

  /// Reports by a number in a file: an offset, or a member; ``noIndex`` for reports that belong to no member.
  private struct Groups {
    struct Entry {
      let key: UInt64
      let report: UInt32
      /// Whether the number is that of the report, and not only included.
      let isOwn: Bool

      init(_ file: FileID, _ number: UInt32, _ report: Int, isOwn: Bool = true) {
        key = UInt64(file.rawValue) << 32 | UInt64(number)
        self.report = UInt32(report)
        self.isOwn = isOwn
      }
    }

    private let entries: [Entry]
    /// By report: the entries with its number; empty for a report without one.
    private let groups: [Range<Int32>]

    init(_ entries: [Entry], count: Int) {
      let entries = entries.sorted { $0.key == $1.key ? $0.report < $1.report : $0.key < $1.key }
      var groups = Array(repeating: Int32(0)..<0, count: count)
      var start = 0
      while start < entries.count {
        var end = start + 1
        while end < entries.count, entries[end].key == entries[start].key { end += 1 }
        for entry in entries[start..<end] where entry.isOwn { groups[Int(entry.report)] = Int32(start)..<Int32(end) }
        start = end
      }
      self.entries = entries
      self.groups = groups
    }

    /// The entries with the number of a report, in the order of the reports.
    subscript(report: Int) -> ArraySlice<Entry> {
      entries[Int(groups[report].lowerBound)..<Int(groups[report].upperBound)]
    }
  }
}
