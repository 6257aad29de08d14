import StrataClassification
import StrataDefinition
import StrataModel

/// A rule: a pure function of the classified graph. Everything about it stands in its one file.
public protocol Rule: Sendable {
  /// What it says of itself.
  static var description: RuleDescription { get }

  init()

  /// Examines the project. Severity, suppression, exemption and baseline are applied by the engine.
  func check(_ project: ClassifiedGraph, settings: RuleSettings) -> RuleOutcome
}

/// What a rule found, and on how many things it looked.
public struct RuleOutcome: Sendable {
  /// In any order: the engine sorts.
  public var violations: [Violation]
  /// How many candidates were examined: 0 means that the rule had nothing to say about, and is reported.
  public var examined: Int

  public init(violations: [Violation] = [], examined: Int = 0) {
    self.violations = violations
    self.examined = examined
  }
}

/// A finding before the engine gives it a severity and a location.
public struct Violation: Sendable, Hashable {
  public var file: FileID
  /// Where the marker of the finding starts: UTF-8 bytes from the start of the file.
  public var offset: UInt32
  /// Qualified name of the type at fault, or of its member. With the rule and `target` it is the key of baselines, so it
  /// says nothing of places.
  public var symbol: String
  /// Qualified name of the type it should not know; empty where a finding is about one type alone.
  public var target: String
  /// One sentence in the words of this case, names in backquotes.
  public var message: String
  /// What to do about it here, as an imperative.
  public var remedy: String
  /// Whether a mechanical refactoring could mend it.
  public var isFixable: Bool
  /// Names from the symbol to the target, each using the next; empty where that says nothing new.
  public var chain: [String]

  public init(
    file: FileID, offset: UInt32, symbol: String, target: String = "", message: String, remedy: String,
    isFixable: Bool = false, chain: [String] = []
  ) {
    self.file = file
    self.offset = offset
    self.symbol = symbol
    self.target = target
    self.message = message
    self.remedy = remedy
    self.isFixable = isFixable
    self.chain = chain
  }
}
