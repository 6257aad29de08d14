/// How much a finding weighs.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case off, warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .off: return 0
    case .warning: return 1
    case .error: return 2
    }
  }
}

/// One violation at one place.
public struct Finding: Sendable, Hashable {
  /// Id of the rule.
  public var rule: String
  public var severity: Severity
  public var location: SourceLocation
  /// Who does it: qualified name of the type (or file, for what stands at file level).
  public var symbol: String
  /// What it does it to: a type, a module, a member; empty when the rule speaks of one symbol only.
  public var target: String
  /// What is wrong, one sentence without a full stop.
  public var message: String
  /// What to do about it, in words that fit the case.
  public var remedy: String
  public var isFixable: Bool
  /// The path that leads from symbol to target, both included; empty when there is none.
  public var chain: [String]
  /// Further places of the same file where the same symbol does the same to the same target, in order.
  public var otherPlaces: [SourceLocation]
  /// Where the project's types that the finding names are declared: symbol, target and chain, in that order.
  public var declarations: [DeclarationPlace]

  public init(
    rule: String, severity: Severity, location: SourceLocation, symbol: String, target: String = "", message: String,
    remedy: String, isFixable: Bool = false, chain: [String] = [], otherPlaces: [SourceLocation] = [],
    declarations: [DeclarationPlace] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.symbol = symbol
    self.target = target
    self.message = message
    self.remedy = remedy
    self.isFixable = isFixable
    self.chain = chain
    self.otherPlaces = otherPlaces
    self.declarations = declarations
  }

  /// At how many places the finding stands.
  public var occurrences: Int { 1 + otherPlaces.count }

  /// Order of reports: by place, then rule, symbol and target.
  public static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.location != b.location { return a.location < b.location }
    return (a.rule, a.symbol, a.target, a.message) < (b.rule, b.symbol, b.target, b.message)
  }
}

/// Where a type that a finding names is declared.
public struct DeclarationPlace: Sendable, Hashable {
  public var name: String
  public var location: SourceLocation

  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
