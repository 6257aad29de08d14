import StrataModel

/// Findings that a project has accepted for now, by rule, symbol and target. Files may move and lines may shift: the
/// key stays. What it accepts only ever becomes less, unless it is written anew.
public struct Baseline: Sendable, Equatable {
  /// How many places of a key are accepted, all above 0.
  public private(set) var counts: [FindingKey: Int]

  public init(counts: [FindingKey: Int] = [:]) { self.counts = counts.filter { $0.value > 0 } }

  /// All locations that are accepted.
  public var locationCount: Int { counts.values.reduce(0, +) }

  /// How this baseline differs from an earlier one, by entries.
  public func change(since old: Baseline, reference: String) -> BaselineChange {
    let keys = Set(counts.keys).union(old.counts.keys)
    return BaselineChange(
      reference: reference, added: keys.count { counts[$0, default: 0] > old.counts[$0, default: 0] },
      removed: keys.count { counts[$0, default: 0] < old.counts[$0, default: 0] })
  }

  /// A baseline that accepts all findings of rules; findings about exceptions themselves are never accepted.
  public init(accepting findings: [Finding]) { self.init(counts: Baseline.places(findings)) }

  /// Takes the accepted findings out of a result. Those of a key that has more places than are accepted stay from the
  /// place on where the count is used up. What is accepted and not there any more becomes a notice.
  /// - Parameter selection: the rules that ran: entries of others are not stale.
  public func apply(to result: inout CheckResult, selection: RuleSelection, name: String) {
    var left = counts
    var kept: [Finding] = []
    for var finding in result.findings {
      guard let accepted = left[finding.key], accepted > 0 else {
        kept.append(finding)
        continue
      }
      left[finding.key] = max(0, accepted - finding.occurrences)
      if accepted >= finding.occurrences {
        result.baselined += 1
      } else {
        finding.keepLast(finding.occurrences - accepted)
        kept.append(finding)
      }
    }
    result.findings = kept.sorted(by: Finding.precedes)
    result.accepted.baselineEntries = counts.count
    result.accepted.baselineLocations = locationCount
    for (key, count) in left.sorted(by: { $0.key < $1.key }) where count > 0 && selection.includes(key.rule) {
      let present = counts[key, default: 0] - count
      result.notices.append(
        Notice(
          kind: .staleBaseline,
          message: "the baseline accepts \(key.rule) of \(key.symbol)\(key.target.isEmpty ? "" : " → \(key.target)") "
            + (present == 0 ? "which is not there any more" : "\(present + count) times, it is there \(present) times"),
          origin: name))
    }
  }

  /// The same without what is not there any more; never with anything new.
  public func pruned(to findings: [Finding], selection: RuleSelection) -> Baseline {
    let present = Baseline.places(findings)
    var pruned: [FindingKey: Int] = [:]
    for (key, count) in counts {
      pruned[key] = selection.includes(key.rule) ? min(count, present[key, default: 0]) : count
    }
    return Baseline(counts: pruned)
  }

  private static func places(_ findings: [Finding]) -> [FindingKey: Int] {
    let own = Set(RuleRegistry.housekeeping.map(\.id))
    var counts: [FindingKey: Int] = [:]
    for finding in findings where !own.contains(finding.rule) { counts[finding.key, default: 0] += finding.occurrences }
    return counts
  }
}

extension Finding {
  /// Drops the first places.
  fileprivate mutating func keepLast(_ count: Int) {
    let places = ([location] + otherPlaces).suffix(count)
    guard let first = places.first else { return }
    location = first
    otherPlaces = Array(places.dropFirst())
  }
}
