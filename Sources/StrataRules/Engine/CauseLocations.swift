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
  private let ids: [String]

  /// - Parameter ids: those of the rules, by index.
  init(_ reports: [Report], ids: [String]) {
    self.ids = ids
    for report in reports {
      for location in report.violation.followsFrom { open[location] = [] }
    }
  }

  mutating func add(_ key: FindingKey, of report: Report) {
    if open.isEmpty { return }
    open[CodeLocation(report.violation.file, report.violation.offset)]?.append(Cause(rule: report.rule, key: key))
  }

  mutating func accept(_ report: Report) {
    if open.isEmpty { return }
    accepted.insert(CodeLocation(report.violation.file, report.violation.offset))
  }

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
