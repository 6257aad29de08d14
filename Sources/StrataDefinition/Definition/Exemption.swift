import StrataModel

/// Findings that are accepted, with a reason. All given patterns must match; at least one is given.
public struct Exemption: Sendable {
  /// Rule ids; empty: every rule.
  public var rules: [String]
  /// Glob of the finding's symbol, target and file.
  public var symbol: Glob?
  public var target: Glob?
  public var path: Glob?
  /// Why the findings are accepted.
  public var reason: String
  /// The last day on which it needs no attention; nil: always.
  public var until: CalendarDay?
  /// The task in which the findings are to be fixed.
  public var ticket: String?
  public var origin: String
  /// Where it begins in the line of its origin, from 1.
  public var column = 1

  public init(rules: [String], symbol: Glob?, target: Glob?, path: Glob?, reason: String, origin: String) {
    self.rules = rules
    self.symbol = symbol
    self.target = target
    self.path = path
    self.reason = reason
    self.origin = origin
  }
}

extension Exemption {
  /// The reason, with the last day and the ticket: `rewritten in spring (until 2027-01-31, SHOP-12)`.
  public var statedReason: String {
    let details = [until.map { "until \($0)" }, ticket].compactMap { $0 }
    return details.isEmpty ? reason : "\(reason) (\(details.joined(separator: ", ")))"
  }
}
