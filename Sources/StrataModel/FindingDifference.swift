/// How the findings of two checks differ, by their identities: if only its locations differ, a finding is the same.
public struct FindingDifference: Sendable, Hashable {
  /// A finding that both checks have, with another number of locations or another severity.
  public struct Changed: Sendable, Hashable {
    public var before: Finding
    public var after: Finding

    /// It has more locations than before, or a higher severity.
    var isWorse: Bool { after.occurrences > before.occurrences || after.severity > before.severity }
  }

  /// Findings of the first check alone, in its order.
  public private(set) var closed: [Finding] = []
  /// Findings of the second check alone, in its order.
  public private(set) var opened: [Finding] = []
  /// In the order of the second check.
  public private(set) var changed: [Changed] = []
  public private(set) var unchangedCount = 0
  /// Notices of only one of the two checks that fail strict runs.
  public private(set) var closedNotices: [Notice]
  public private(set) var openedNotices: [Notice]

  public init(from before: CheckResult, to after: CheckResult) {
    var left: [FindingKey: [Finding]] = [:]
    for finding in before.findings.reversed() { left[finding.key, default: []].append(finding) }
    for finding in after.findings {
      // Types of several modules may have the same name; their findings share a key and are paired one by one.
      guard let old = left[finding.key]?.popLast() else {
        opened.append(finding)
        continue
      }
      if old.occurrences != finding.occurrences || old.severity != finding.severity {
        changed.append(Changed(before: old, after: finding))
      } else {
        unchangedCount += 1
      }
    }
    closed = left.values.flatMap { $0 }.sorted(by: Finding.precedes)
    let old = Set(before.notices.filter(\.failsStrictRuns))
    let new = Set(after.notices.filter(\.failsStrictRuns))
    closedNotices = before.notices.filter { $0.failsStrictRuns && !new.contains($0) }
    openedNotices = after.notices.filter { $0.failsStrictRuns && !old.contains($0) }
  }

  /// The findings that make the code worse: opened ones, and those with more locations or a higher severity.
  public var worse: [Finding] { opened + changed.filter(\.isWorse).map(\.after) }
}
