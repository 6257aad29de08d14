/// How serious a finding is.
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

/// A violation with all its locations. Rule, symbol, member and target identify it, and the modules if several declare the
/// symbol or the target (``FindingKey``).
public struct Finding: Sendable, Hashable {
  /// Id of the rule. If several rules describe the violation, the most specific one.
  public var rule: String
  /// The highest severity among the rules that describe the violation.
  public var severity: Severity
  /// The first location.
  public var location: SourceLocation
  /// Qualified name of the type that violates the rule; for code at file level, the name of the declaration.
  public var symbol: String
  /// The module of the code, with the file where several files of the module declare the symbol; empty for findings about
  /// exceptions.
  public var module = ""
  /// Whether several modules, or several files of one, declare a symbol of this name.
  public var isNameShared = false
  /// The module of the target if several declare a type of this name, with the file as above; otherwise empty.
  public var targetModule = ""
  /// The declaring member of the symbol: `login()`, `gateway`, `init(gateway:)`; empty for the type itself.
  public var member: String
  /// The type, module or member that must not be used; empty if the rule is about one symbol only.
  public var target: String
  /// What is wrong: one sentence without a full stop.
  public var message: String
  /// How to fix this finding.
  public var remedy: String
  /// The path from symbol to target, including both; empty if there is none.
  public var chain: [String]
  /// The names on the way that the remedy proposes instead of the chain; empty if it proposes none.
  public var properChain: [String] = []
  /// The changes that the remedy proposes and `strata whatif` can examine, the best one first; each of them is enough.
  public var changes: [ProposedChange] = []
  /// The layer and the role of the symbol; empty if it has none, or is no type.
  public var layer = ""
  public var role = ""
  /// Further locations of the same identity, in order.
  public var otherLocations: [SourceLocation]
  /// Other rules that describe the same violation, sorted. Accepting any of them accepts the finding.
  public var alsoBreaks: [String]
  /// The reasons that the definition gives for what the finding breaks, the most specific one first.
  public var because: [String]
  /// Where the project's types that the finding names are declared: symbol, target and chain, in that order.
  public var declarations: [DeclarationLocation]
  /// Further files with extensions of these types, and with declarations of them in other branches of an `#if`, sorted.
  public var extensionFiles: [String] = []

  @inlinable public init(
    rule: String, severity: Severity, location: SourceLocation, symbol: String, module: String = "",
    isNameShared: Bool = false, targetModule: String = "", member: String = "", target: String = "", message: String,
    remedy: String, chain: [String] = [],
    properChain: [String] = [], changes: [ProposedChange] = [], otherLocations: [SourceLocation] = [],
    alsoBreaks: [String] = [], because: [String] = [], declarations: [DeclarationLocation] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.symbol = symbol
    self.module = module
    self.isNameShared = isNameShared
    self.targetModule = targetModule
    self.member = member
    self.target = target
    self.message = message
    self.remedy = remedy
    self.chain = chain
    self.properChain = properChain
    self.changes = changes
    self.otherLocations = otherLocations
    self.alsoBreaks = alsoBreaks
    self.because = because
    self.declarations = declarations
  }

  /// Whether `strata fix` can remove it: there is a fixer for its rule.
  public var isFixable: Bool { Fixers.rules.contains(rule) }

  /// The number of its locations.
  public var occurrences: Int { 1 + otherLocations.count }

  /// The finding with other paths, such as those from another root.
  public func moved(_ path: (String) -> String) -> Finding {
    var result = self
    result.location.file = path(location.file)
    for index in otherLocations.indices { result.otherLocations[index].file = path(otherLocations[index].file) }
    for index in declarations.indices {
      result.declarations[index].location.file = path(declarations[index].location.file)
    }
    result.extensionFiles = extensionFiles.map(path)
    return result
  }

  /// All locations, in order.
  public var locations: [SourceLocation] { [location] + otherLocations }

  /// Order of reports: by location, then rule, symbol and target.
  public static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.location < b.location { return true }
    if a.location != b.location { return false }
    return (a.rule, a.symbol, a.target, a.message) < (b.rule, b.symbol, b.target, b.message)
  }
}

/// Where a type that a finding names is declared.
public struct DeclarationLocation: Sendable, Hashable {
  public var name: String
  public var location: SourceLocation

  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
