import StrataModel

/// Findings that a project has accepted for now, by rule, symbol, member and target, with their number of locations; also
/// by module where several declare the symbol or the target. Files may move and lines may shift: the key stays. Pruning only removes
/// entries.
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
    let accepted = counts(for: result.findings + result.implied.map(\.finding))
    var left = accepted
    var kept: [Finding] = []
    for finding in result.findings {
      if Self.accept(finding, &left) {
        result.accept(finding, name)
      } else {
        kept.append(finding)
      }
    }
    var open = Set(kept.lazy.flatMap(\.acceptedKeys))
    // In the order of the engine: those from which others follow come before them.
    for implied in result.implied {
      let isAccepted = Self.accept(implied.finding, &left)
      guard implied.by.isDisjoint(with: open) else {
        // What follows from it is not listed either.
        open.formUnion(implied.finding.acceptedKeys)
        continue
      }
      if isAccepted {
        result.accept(implied.finding, name)
      } else {
        kept.append(implied.finding)
        open.formUnion(implied.finding.acceptedKeys)
      }
    }
    result.findings = kept.sorted(by: Finding.precedes)
    if result.baselined > 0 { result.acceptedFindings.sort(by: AcceptedFinding.precedes) }
    result.accepted.baselineEntries = counts.count
    result.accepted.baselineLocations = locationCount
    for (key, count) in left.sorted(by: { $0.key < $1.key }) where count > 0 && selection.includes(key.rule) {
      let present = accepted[key, default: 0] - count
      var reason =
        RuleRegistry.isHousekeeping(key.rule)
        ? "which no baseline accepts"
        : present == 0 ? "which is not reported" : "at \(present + count) locations, reported at \(present)"
      if kept.contains(where: { $0.needsModule && $0.acceptedKeys.contains { $0.withoutModule == key } }) {
        reason = "without a module, and several modules or files declare `\(key.symbol)` or `\(key.target)`"
      }
      result.notices.append(
        Notice(
          kind: .staleBaseline, message: "the baseline accepts \(key.rule) of \(key.path) \(reason)", origin: name))
    }
  }

  /// Whether the baseline accepts a finding, if nothing else needs its entries.
  public func accepts(_ finding: Finding) -> Bool {
    if RuleRegistry.isHousekeeping(finding.rule) { return false }
    let keys = finding.acceptedKeys
    let bare = finding.needsModule ? keys.map(\.withoutModule) : []
    return (keys + bare).reduce(0) { $0 + counts[$1, default: 0] } >= finding.occurrences
  }

  /// The counts for findings whose names several modules declare: an entry without a module, from before the second module
  /// declared the name, accepts them if it accepts all of them. Otherwise nobody knows which of them it means.
  private func counts(for findings: [Finding]) -> [FindingKey: Int] {
    var open: [FindingKey: [FindingKey: Int]] = [:]
    for finding in findings where finding.needsModule {
      for key in finding.acceptedKeys where counts[key.withoutModule] != nil {
        open[key.withoutModule, default: [:]][key, default: 0] += finding.occurrences
      }
    }
    var result = counts
    for (bare, wanted) in open {
      var missing: [FindingKey: Int] = [:]
      for (key, count) in wanted { missing[key] = max(count - counts[key, default: 0], 0) }
      let total = missing.values.reduce(0, +)
      guard total <= counts[bare, default: 0] else { continue }
      for (key, count) in missing { result[key, default: 0] += count }
      result[bare, default: 0] -= total
    }
    return result
  }

  /// Subtracts the locations of a finding from those accepted under any of its keys.
  /// - Returns: whether all of them were.
  private static func accept(_ finding: Finding, _ left: inout [FindingKey: Int]) -> Bool {
    if RuleRegistry.isHousekeeping(finding.rule) { return false }
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
    let findings = result.findings + result.implied.map(\.finding)
    let accepted = counts(for: findings)
    var present: [FindingKey: Int] = [:]
    for finding in findings {
      for key in finding.acceptedKeys { present[key, default: 0] += finding.occurrences }
    }
    var pruned: [FindingKey: Int] = [:]
    for (key, count) in counts {
      let isUsedForModules = accepted[key, default: 0] < count
      let found = isUsedForModules ? count - accepted[key, default: 0] : present[key, default: 0]
      if RuleRegistry.isHousekeeping(key.rule) { continue }
      pruned[key] = selection.includes(key.rule) ? min(count, found) : count
    }
    return Baseline(counts: pruned)
  }

  /// Findings about exceptions themselves are never accepted.

  private static func locations(_ findings: [Finding]) -> [FindingKey: Int] {
    var counts: [FindingKey: Int] = [:]
    for finding in findings where !RuleRegistry.isHousekeeping(finding.rule) {
      counts[finding.key, default: 0] += finding.occurrences
    }
    return counts
  }
}

extension CheckResult {
  /// - Parameter name: that of the baseline.
  fileprivate mutating func accept(_ finding: Finding, _ name: String) {
    baselined += 1
    acceptedFindings.append(AcceptedFinding(finding, by: .baseline, reason: name))
  }
}

extension FindingKey {
  /// `LoginViewModel.login() → SendOTPGateway`
  fileprivate var path: String {
    (module.isEmpty ? "" : module + ".") + symbol + (member.isEmpty ? "" : ".\(member)")
      + (target.isEmpty ? "" : " → " + (targetModule.isEmpty ? "" : targetModule + ".") + target)
  }
}
