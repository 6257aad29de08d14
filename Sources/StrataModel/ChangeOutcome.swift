/// Which findings a planned change of the code would close and open.
public struct ChangeOutcome: Sendable {
  public var plan: ChangePlan
  public var difference: FindingDifference
  public var scoreBefore: Int
  public var scoreAfter: Int

  public init(plan: ChangePlan, difference: FindingDifference, scoreBefore: Int, scoreAfter: Int) {
    self.plan = plan
    self.difference = difference
    self.scoreBefore = scoreBefore
    self.scoreAfter = scoreAfter
  }
}

/// A planned change of source files; nothing is written.
public struct ChangePlan: Sendable, Hashable {
  /// What kind of change was asked for.
  public enum Kind: String, Sendable { case move, declare, invert }

  public var kind: Kind
  /// The change as a phrase, without a full stop: "move `User` to `Sources/Domain` (layer Domain)".
  public var title: String
  /// Qualified name of the type to change.
  public var symbol: String
  /// Sorted by path.
  public var files: [FileChange]
  /// Decisions that the command left open; each a sentence without a full stop.
  public var assumptions: [String]
  /// What the result does not take into account: further edits that the change needs, names that do not resolve after
  /// it.
  public var limits: [String]

  public init(
    kind: Kind, title: String, symbol: String, files: [FileChange] = [], assumptions: [String] = [],
    limits: [String] = []
  ) {
    self.kind = kind
    self.title = title
    self.symbol = symbol
    self.files = files
    self.assumptions = assumptions
    self.limits = limits
  }
}

/// One file of a planned change.
public struct FileChange: Sendable, Hashable {
  public enum Kind: String, Sendable { case create, edit, delete, move }

  public var kind: Kind
  /// The path after the change; for a deleted file, the path before it.
  public var path: String
  /// The path of a moved file before the change.
  public var origin: String?
  /// The text after the change; nil for a deleted file.
  public var text: [UInt8]?

  public init(_ kind: Kind, _ path: String, origin: String? = nil, text: [UInt8]? = nil) {
    self.kind = kind
    self.path = path
    self.origin = origin
    self.text = text
  }
}
