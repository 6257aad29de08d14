import StrataModel

/// Severity and options of one rule.
public struct RuleSettings: Sendable {
  public var severity: Severity
  /// Every option of the rule, including default values.
  public var options: [String: OptionValue]
  /// Whether a definition of the project states the severity, not only its style.
  public var isOwn: Bool
  /// Why the project has the rule, for findings.
  public var because: String?
  /// Other severities in parts of the code; the first exception that applies decides.
  public var exceptions: [SeverityException] = []
  /// Whether the rule also checks test code.
  public var checksTests = false

  /// The settings of a rule that no definition mentions.
  static let off = RuleSettings(severity: .off)

  /// Whether the rule is on anywhere, with any severity.
  public var isOn: Bool { highestSeverity != .off }

  /// The highest severity that the rule has in any part of the code.
  public var highestSeverity: Severity { exceptions.reduce(severity) { max($0, $1.severity) } }

  public init(severity: Severity, options: [String: OptionValue] = [:], isOwn: Bool = false) {
    self.severity = severity
    self.options = options
    self.isOwn = isOwn
  }

  /// The value of a Boolean option; false if the rule does not describe it.
  public func flag(_ name: String) -> Bool {
    if case .flag(let value) = options[name] { return value }
    return false
  }

  /// The value of an option that is a whole number; 0 if the rule does not describe it.
  public func number(_ name: String) -> Int {
    if case .number(let value) = options[name] { return value }
    return 0
  }

  /// The value of an option that is a string; empty if the rule does not describe it.
  public func text(_ name: String) -> String {
    if case .text(let value) = options[name] { return value }
    return ""
  }

  /// The value of an option that is a list of strings, or the entries of its word list; empty if the rule does not
  /// describe it.
  /// - Parameter vocabulary: that of the definition; read only for a word list.
  public func list(_ name: String, _ vocabulary: @autoclosure () -> Vocabulary) -> [String] {
    switch options[name] {
    case .list(let value): return value
    case .words(let list): return Vocabulary.List(name: list).map { vocabulary()[$0].entries } ?? []
    default: return []
    }
  }
}

extension Definition {
  /// The settings of a rule; those of one that is off if no definition mentions it.
  public func settings(of rule: String) -> RuleSettings { rules[rule, default: .off] }

  /// Whether a rule is on: a more general rule does not report what it describes better.
  public func isOn(_ rule: String) -> Bool { rules[rule]?.isOn ?? false }
}
