import StrataSyntax

/// What SwiftSyntax says of one file, in the terms of ``StrataSyntax/SyntaxTree``.
public struct JudgedFile: Sendable {
  /// Preorder, laid out as in `SyntaxTree`.
  public var nodes: [StrataSyntax.SyntaxNode]
  /// Offsets of the comments whose first word is `strata:`.
  public var directives: [UInt32]
  /// SwiftParser itself finds the file erroneous.
  public var hasError: Bool

  /// A verdict from its parts.
  public init(nodes: [StrataSyntax.SyntaxNode], directives: [UInt32], hasError: Bool) {
    self.nodes = nodes
    self.directives = directives
    self.hasError = hasError
  }
}
