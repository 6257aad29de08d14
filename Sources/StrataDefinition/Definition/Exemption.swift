/// Findings that are accepted, with a reason. All given patterns must match; at least one is given.
public struct Exemption: Sendable {
  /// Rule ids; empty: every rule.
  public var rules: [String]
  /// Glob of the finding's symbol, target and file.
  public var symbol: Glob?
  public var target: Glob?
  public var path: Glob?
  public var reason: String
  public var origin: String

  public init(rules: [String], symbol: Glob?, target: Glob?, path: Glob?, reason: String, origin: String) {
    self.rules = rules
    self.symbol = symbol
    self.target = target
    self.path = path
    self.reason = reason
    self.origin = origin
  }
}
