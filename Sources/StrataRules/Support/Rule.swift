import StrataClassification
import StrataDefinition
import StrataModel

/// A rule: a pure function of the classified graph. Everything about it is in its one file.
public protocol Rule: Sendable {
  /// Its documentation: what it reports, why, and its options.
  static var description: RuleDescription { get }

  init()

  /// Examines the project and reports every location that breaks the rule, whatever other rules report there.
  /// Severity, precedence among rules, suppression, exemption and baseline are applied by the engine.
  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome
}

/// What a rule found, and how many candidates it looked at.
public struct RuleOutcome: Sendable {
  /// In any order: the engine sorts.
  public var violations: [Violation]
  /// How many candidates were examined; 0 means that the rule had nothing to check, which is reported.
  public var examined: Int

  public init(violations: [Violation] = [], examined: Int = 0) {
    self.violations = violations
    self.examined = examined
  }
}

/// One location that breaks a rule, before the engine makes a finding of it.
public struct Violation: Sendable, Hashable {
  public var file: FileID
  /// Where the marker of the finding starts: UTF-8 bytes from the start of the file.
  public var offset: UInt32
  /// Qualified name of the type that breaks the rule. With the rule, the declaring member (which the engine derives
  /// from the location) and `target` it identifies the finding, so it never contains a path or a line.
  public var symbol: String
  /// Qualified name of the type it must not use; empty where a finding is about one type alone.
  public var target: String
  /// One sentence about this case, names in backquotes.
  public var message: String
  /// What to do about it here, as an imperative.
  public var remedy: String
  /// Names from the symbol to the target, each using the next; empty where that adds nothing.
  public var chain: [String]
  /// Offsets of references in the same file that this violation includes, such as what is created in the arguments of
  /// the creation it reports. What other rules report there is part of this violation.
  public var includes: [UInt32]
  /// Rules that describe this violation better where they report the same location, besides those whose description
  /// says so.
  public var yieldsTo: Set<String>
  /// Further locations of this one violation, wherever they are: who is affected by it.
  public var related: [CodeLocation] = []
  /// The violation follows from others: it is reported once no violation at any of these locations is open. Empty for
  /// an independent one.
  public var followsFrom: Set<CodeLocation>

  public init(
    file: FileID, offset: UInt32, symbol: String, target: String = "", message: String, remedy: String,
    chain: [String] = [], includes: [UInt32] = [], yieldsTo: Set<String> = [], followsFrom: Set<CodeLocation> = []
  ) {
    self.file = file
    self.offset = offset
    self.symbol = symbol
    self.target = target
    self.message = message
    self.remedy = remedy
    self.chain = chain
    self.includes = includes
    self.yieldsTo = yieldsTo
    self.followsFrom = followsFrom
  }
}

/// A location in the code: a file, and UTF-8 bytes from its start.
public struct CodeLocation: Sendable, Hashable {
  public var file: FileID
  public var offset: UInt32

  public init(_ file: FileID, _ offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}
