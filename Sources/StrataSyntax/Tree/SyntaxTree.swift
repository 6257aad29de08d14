/// One node: 16 bytes. Nodes are in preorder: the children of node `i` begin at `i + 1`, and the next sibling of a node
/// is at its `next`, up to the parent's `next`.
@frozen public struct SyntaxNode: Sendable {
  /// Flags of a node.
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Flags from their bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `let` rather than `var` (or `inout`).
    public static let isLet = Flags(rawValue: 1)
    /// A trailing closure.
    public static let isTrailing = Flags(rawValue: 2)
    /// Some source inside was skipped or is missing.
    static let isBroken = Flags(rawValue: 4)
    /// A raw identifier or one in backticks.
    static let isEscaped = Flags(rawValue: 8)
  }

  /// The kind.
  public var kind: SyntaxKind
  /// The flags.
  public var flags: Flags
  /// Byte offset of the first token; leading comments and white space are outside.
  public var start: UInt32
  /// Byte offset just past the last token.
  public var end: UInt32
  /// Index of the node after this one's subtree.
  public var next: UInt32

  /// A node; `end` and `next` are set when its children are known.
  @inlinable public init(kind: SyntaxKind, flags: Flags = [], start: UInt32, end: UInt32 = 0, next: UInt32 = 0) {
    self.kind = kind
    self.flags = flags
    self.start = start
    self.end = end
    self.next = next
  }
}

/// The compact syntax tree of one file: node 0 is the `sourceFile`. The tree does not own the source bytes.
///
/// Loops that are critical for speed read `nodes` through an unsafe buffer and follow `next`; `children(of:)` is for
/// all others. Trees are at most about a thousand nodes deep, whatever the source is: deeper code is `skipped`.
public struct SyntaxTree: Sendable {
  /// All nodes, in preorder.
  public var nodes: [SyntaxNode]
  /// Start of each line, as a byte offset.
  public var lineStarts: [UInt32]
  /// Offsets of `// strata:` comments, which the lexer records.
  public var directives: [UInt32]
  /// Offsets where the parser skipped source or something is missing, in order.
  public var errors: [UInt32]

  /// A tree from its parts.
  public init(nodes: [SyntaxNode], lineStarts: [UInt32], directives: [UInt32], errors: [UInt32]) {
    self.nodes = nodes
    self.lineStarts = lineStarts
    self.directives = directives
    self.errors = errors
  }

  /// Indices of the direct children of a node, in source order.
  @inlinable public func children(of index: Int) -> SyntaxChildren {
    SyntaxChildren(nodes: nodes, index: index + 1, end: Int(nodes[index].next))
  }
}

/// The direct children of a node.
public struct SyntaxChildren: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [SyntaxNode]
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(nodes: [SyntaxNode], index: Int, end: Int) {
    self.nodes = nodes
    self.index = index
    self.end = end
  }

  /// The next child.
  @inlinable public mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = Int(nodes[index].next) }
    return index
  }
}
