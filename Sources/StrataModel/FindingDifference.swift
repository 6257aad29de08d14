/// How the findings of two checks differ, by their identities: a finding that only has other locations is the same one.
public struct FindingDifference: Sendable, Hashable {
  /// A finding that both checks have, with another number of locations or another severity.
  public struct Changed: Sendable, Hashable {
    public var before: Finding
    public var after: Finding

    public init(before: Finding, after: Finding) {
      self.before = before
      self.after = after
    }

    /// It has more locations than before, or weighs more.
    public var isWorse: Bool { after.occurrences > before.occurrences || after.severity > before.severity }
  }

  /// Only the first check has them; in its order.
  public private(set) var closed: [Finding] = []
  /// Only the second check has them; in its order.
  public private(set) var opened: [Finding] = []
  /// In the order of the second check.
  public private(set) var changed: [Changed] = []
  public private(set) var unchangedCount = 0
  /// Notices that fail strict runs, of one of the two checks alone.
  public private(set) var closedNotices: [Notice]
  public private(set) var openedNotices: [Notice]

  public init(from before: CheckResult, to after: CheckResult) {
    var left: [FindingKey: [Finding]] = [:]
    for finding in before.findings.reversed() { left[finding.key, default: []].append(finding) }
    for finding in after.findings {
      // Findings of equal names in several modules share a key: they are compared one by one.
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
