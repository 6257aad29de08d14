import StrataClassification
import StrataDefinition

extension ClassifiedGraph {
  /// Whether a rule is on: a more general rule does not report what it describes better.
  func isOn(_ rule: String) -> Bool {
    guard let settings = definition.rules[rule] else { return false }
    return settings.severity != .off
  }
}

extension RuleSettings {
  /// Settings of a rule that no definition mentions.
  static let off = RuleSettings(severity: .off)
}
