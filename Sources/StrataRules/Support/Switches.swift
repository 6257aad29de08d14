import StrataClassification
import StrataDefinition

extension ClassifiedGraph {
  /// Whether a rule is on: a more general rule leaves to it what it reports more exactly.
  func isOn(_ rule: String) -> Bool {
    guard let settings = definition.rules[rule] else { return false }
    return settings.severity != .off
  }
}

extension RuleSettings {
  /// Settings of a rule that no definition mentions.
  static let off = RuleSettings(severity: .off)
}
