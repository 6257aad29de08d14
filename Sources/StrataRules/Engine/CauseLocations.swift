import StrataModel

/// What is open and what is accepted at the locations from which other violations follow.
struct CauseLocations {
  private struct Cause {
    var rule: Int
    var key: FindingKey
  }

  /// By location: the open findings, which only a baseline may still accept. Other locations are not kept.
  private var open: [CodeLocation: [Cause]] = [:]
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

  mutating func add(_ finding: Finding, of report: RuleReport, ledBy leader: RuleReport) {
    if open.isEmpty { return }
    note(report, ledBy: leader)
    let location = report.violation.location
    guard open[location] != nil else { return }
    open[location]?.append(Cause(rule: report.rule, key: finding.key))
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

  /// The open findings from which a violation follows; empty if all of them are accepted.
  func causes(of violation: Violation) -> Set<FindingKey> {
    var keys: Set<FindingKey> = []
    let rule = violation.links?.followsRule
    for location in violation.followsFrom {
      for cause in open[location] ?? [] where rule.map({ $0 == ids[cause.rule] }) ?? true { keys.insert(cause.key) }
    }
    return keys
  }
}
