import StrataModel

/// Severity and options of one rule.
public struct RuleSettings: Sendable {
  public var severity: Severity
  /// Every option of the rule, defaults filled in.
  public var options: [String: OptionValue]

  public init(severity: Severity, options: [String: OptionValue] = [:]) {
    self.severity = severity
    self.options = options
  }

  public func flag(_ name: String) -> Bool {
    if case .flag(let value) = options[name] { return value }
    return false
  }

  public func number(_ name: String) -> Int {
    if case .number(let value) = options[name] { return value }
    return 0
  }

  public func text(_ name: String) -> String {
    if case .text(let value) = options[name] { return value }
    return ""
  }

  public func list(_ name: String) -> [String] {
    if case .list(let value) = options[name] { return value }
    return []
  }
}
