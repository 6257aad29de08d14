/// The rules that a run is limited to: `--only` and `--skip`.
public struct RuleSelection: Sendable, Hashable {
  /// Empty: every rule.
  public var only: Set<String>
  public var skipped: Set<String>

  public init(only: Set<String> = [], skipped: Set<String> = []) {
    self.only = only
    self.skipped = skipped
  }

  public func includes(_ rule: String) -> Bool {
    (only.isEmpty || only.contains(rule)) && !skipped.contains(rule)
  }
}
