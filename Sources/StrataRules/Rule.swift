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
  public var offset: UInt32
  public var symbol: String
  public var target: String
  public var message: String
  public var remedy: String
  public var isFixable: Bool
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
