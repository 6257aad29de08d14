import StrataModel

/// What is open and what is accepted at the locations from which other violations follow.
struct CauseLocations {
  private struct Cause {
    var rule: Int
    /// Index of the key of its finding.
    var key: Int
  }

  /// By location: the open findings, which only a baseline may still accept. Other locations are not kept.
  private var open: [CodeLocation: [Cause]] = [:]
  /// The keys of these findings, each once: many others follow from one.
  private(set) var keys: [FindingKey] = []
  private var indexOfKey: [FindingKey: Int] = [:]
  private var accepted: Set<CodeLocation> = []
  /// By location of a violation that follows from others of its own rule: where these are.
  private var leaders: [CodeLocation: Set<CodeLocation>] = [:]
  /// Locations at which another rule already reports the violation as a part of what it follows from.
  private var parts: Set<CodeLocation> = []
  private let ids: [String]

  /// - Parameter ids: those of the rules, by index.
  init(_ reports: [RuleReport], ids: [String]) {
    self.ids = ids
    for report in reports {
      guard let links = report.violation.links, !links.followsFrom.isEmpty else { continue }
      for location in links.followsFrom { open[location] = [] }
      if isOfOwnRule(report) { leaders[report.violation.location, default: []].formUnion(links.followsFrom) }
    }
  }

  mutating func add(_ finding: @autoclosure () -> FindingKey, of report: RuleReport, ledBy leader: RuleReport) {
    if open.isEmpty { return }
    note(report, ledBy: leader)
    let location = report.violation.location
    guard open[location] != nil else { return }
    let found = finding()
    let key = indexOfKey.value(of: found, orInsert: keys.count)
    if key == keys.count { keys.append(found) }
    open[location]?.append(Cause(rule: report.rule, key: key))
  }

  mutating func accept(_ report: RuleReport, ledBy leader: RuleReport) {
    if open.isEmpty { return }
    note(report, ledBy: leader)
    accepted.insert(report.violation.location)
  }

  private mutating func note(_ report: RuleReport, ledBy leader: RuleReport) {
    if report === leader || leaders.isEmpty { return }
    let location = report.violation.location
    if leaders[location]?.contains(leader.violation.location) ?? false { parts.insert(location) }
  }

  /// Whether a violation that follows from others of its own rule says nothing new where those are accepted.
  func isPart(_ report: RuleReport) -> Bool { isOfOwnRule(report) && parts.contains(report.violation.location) }

  private func isOfOwnRule(_ report: RuleReport) -> Bool { report.violation.links?.followsRule == ids[report.rule] }

  /// Whether a violation at a location is open or accepted by a comment or an exemption.
  func isReported(_ location: CodeLocation) -> Bool {
    accepted.contains(location) || !(open[location]?.isEmpty ?? true)
  }

  /// The open findings from which a report follows, as sorted indices of their keys; empty if all of them are accepted.
  func causes(of report: RuleReport) -> [Int] {
    var found: [Int] = []
    let rule = report.violation.links?.followsRule
    for location in report.violation.followsFrom {
      for cause in open[location] ?? [] where rule.map({ $0 == ids[cause.rule] }) ?? true {
        if !found.contains(cause.key) { found.append(cause.key) }
      }
    }
    return found.count > 1 ? found.sorted() : found
  }
}
