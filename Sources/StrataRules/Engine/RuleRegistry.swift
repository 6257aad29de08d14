import StrataModel

/// The rules, and what the engine itself reports. `RuleRegistry+All.swift` lists the rules.
public enum RuleRegistry {
  /// The descriptions of the rules, sorted by id: the rule settings of a definition are validated against them.
  public static let descriptions: [RuleDescription] = all.map { $0.description }.sorted { $0.id < $1.id }

  /// The findings that the engine itself makes. They are always on.
  static let housekeeping: [RuleDescription] = [
    Housekeeping.suppressionWithoutReason, Housekeeping.unknownSuppression, Housekeeping.unusedExemption,
    Housekeeping.unusedSuppression,
  ]

  /// Whether findings of the rule are about suppressions and exemptions themselves.
  public static func isHousekeeping(_ rule: String) -> Bool { housekeeping.contains { $0.id == rule } }

  /// All rules that a finding may name, sorted by id.
  public static let everything: [RuleDescription] = (descriptions + housekeeping).sorted { $0.id < $1.id }
}
