/// A recursive-descent parser over the token table of one file. It writes nodes in preorder into an arena.
///
/// It is tolerant: source that it cannot parse becomes a `skipped` node, and after an error inside a bracket it
/// continues after the closing one, which the lexer has found. Nesting is limited by ``nestingLimit``.
struct Parser: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let tokens: UnsafeMutablePointer<Token>
  /// Index of the first `endOfFile` token.
  let tokenCount: Int
  /// Index of the current token.
  var index = 0
  /// End of the last consumed token.
  var previousEnd: UInt32 = 0

  var nodes: GrowingBuffer<SyntaxNode>
  @inline(__always) var count: Int { nodes.count }
  /// Wrappers of large nodes, which are inserted at the end; see ``wrap(_:as:)``.
  var lateWrappers: [LateWrapper] = []

  var depth = 0
  /// Whether the code is directly in the body of an initializer, where `init(…)` is an expression and not a
  /// declaration.
  var isInInitializer = false
  /// The number of `#if`s that contain the current token.
  var openConditionals = 0
  var errors: [UInt32] = []

  /// The nesting depth of expressions, types, statements, declarations and patterns. Deeper code is skipped. At this
  /// depth the parser uses less than 0.7 MB of stack in release builds, 2 MB in debug builds, and the tree is about a
  /// thousand nodes deep.
  static let nestingLimit = 256

  init(_ lexer: borrowing Lexer) {
    bytes = lexer.bytes
    tokens = lexer.tokens.base
    tokenCount = lexer.count - 4
    nodes = GrowingBuffer(capacity: lexer.count + 64)
    errors = lexer.errors
  }

  mutating func parseSourceFile() {
    let file = open(.sourceFile)
    parseItems(until: .endOfFile)
    close(file)
    nodes[file].start = 0
    nodes[file].end = tokens[tokenCount].end
    insertLateWrappers()
  }

  /// The nodes, which are then no longer those of the parser.
  mutating func takeNodes() -> GrowingBuffer<SyntaxNode> {
    var taken = GrowingBuffer<SyntaxNode>(capacity: 4)
    swap(&taken, &nodes)
    return taken
  }
}
