import StrataModel

/// A definition that was inferred from a code base, as the text of a `strata.yml` with comments.
public struct InferredDefinition: Sendable {
  public var text: String
  /// The built-in style that it extends; nil if it has layers of its own.
  public var style: String?
  /// Why this style, or none, in a few words: `16 types named …Repository`.
  public var reason: String
  /// What it is based on, in sentences.
  public var observations: [String]
  /// Of a check by it; nil if that needs what was not read.
  public var result: CheckResult?
}
