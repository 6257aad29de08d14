import StrataModel

/// Findings that a project has accepted for now, by rule, symbol, member and target, with their number of locations.
/// Files may move and lines may shift: the key stays. Pruning only removes entries.
public struct Baseline: Sendable, Equatable {
  /// How many locations of each key are accepted; all numbers are above 0.
  public private(set) var counts: [FindingKey: Int]

  public init(counts: [FindingKey: Int] = [:]) { self.counts = counts.filter { $0.value > 0 } }

  /// The number of all accepted locations.
  var locationCount: Int { counts.values.reduce(0, +) }

  /// How this baseline differs from an earlier one, by entries.
  public func change(since old: Baseline, reference: String) -> BaselineChange {
    let keys = Set(counts.keys).union(old.counts.keys)
    return BaselineChange(
      reference: reference, added: keys.count { counts[$0, default: 0] > old.counts[$0, default: 0] },
      removed: keys.count { counts[$0, default: 0] < old.counts[$0, default: 0] })
  }

  /// A baseline that accepts all findings of rules, also those that follow from others; findings about exceptions
  /// themselves are never accepted.
  public init(accepting result: CheckResult) {
    self.init(counts: Baseline.locations(result.findings + result.implied.map(\.finding)))
  }

  /// Removes the accepted findings from a result. A finding with more locations than are accepted stays, with all of
  /// them, since it is unknown which one is new. An accepted location that is no longer found becomes a notice.
  /// - Parameter selection: the rules that ran: entries of others are not stale.
  public func apply(to result: inout CheckResult, selection: RuleSelection, name: String) {
    var left = counts
    var kept: [Finding] = []
    for finding in result.findings {
      if Self.accept(finding, &left) { result.baselined += 1 } else { kept.append(finding) }
    }
    let open = Set(kept.lazy.flatMap(\.acceptedKeys))
    for implied in result.implied {
      let isAccepted = Self.accept(implied.finding, &left)
      guard implied.by.isDisjoint(with: open) else { continue }
      if isAccepted { result.baselined += 1 } else { kept.append(implied.finding) }
    }
    result.findings = kept.sorted(by: Finding.precedes)
    result.accepted.baselineEntries = counts.count
    result.accepted.baselineLocations = locationCount
    for (key, count) in left.sorted(by: { $0.key < $1.key }) where count > 0 && selection.includes(key.rule) {
      let present = counts[key, default: 0] - count
      result.notices.append(
        Notice(
          kind: .staleBaseline,
          message: "the baseline accepts \(key.rule) of \(key.path) "
            + (present == 0 ? "which is not reported" : "at \(present + count) locations, reported at \(present)"),
          origin: name))
    }
  }

  /// Subtracts the locations of a finding from those accepted under any of its keys.
  /// - Returns: whether all of them were.
  private static func accept(_ finding: Finding, _ left: inout [FindingKey: Int]) -> Bool {
    var open = finding.occurrences
    for key in finding.acceptedKeys {
      let taken = min(open, left[key, default: 0])
      if taken > 0 { left[key, default: 0] -= taken }
      open -= taken
    }
    return open == 0
  }

  /// The same without entries that are no longer found; never with new ones.
  public func pruned(to result: CheckResult, selection: RuleSelection) -> Baseline {
    var present: [FindingKey: Int] = [:]
    for finding in result.findings + result.implied.map(\.finding) {
      for key in finding.acceptedKeys { present[key, default: 0] += finding.occurrences }
    }
    var pruned: [FindingKey: Int] = [:]
    for (key, count) in counts {
      pruned[key] = selection.includes(key.rule) ? min(count, present[key, default: 0]) : count
    }
    return Baseline(counts: pruned)
  }

  private static func locations(_ findings: [Finding]) -> [FindingKey: Int] {
    let own = Set(RuleRegistry.housekeeping.map(\.id))
    var counts: [FindingKey: Int] = [:]
    for finding in findings where !own.contains(finding.rule) { counts[finding.key, default: 0] += finding.occurrences }
    return counts
  }
}

extension FindingKey {
  /// `LoginViewModel.login() → SendOTPGateway`
  fileprivate var path: String {
    symbol + (member.isEmpty ? "" : ".\(member)") + (target.isEmpty ? "" : " → \(target)")
  }
}
