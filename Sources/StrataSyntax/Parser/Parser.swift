/// A recursive-descent parser over the token table of one file. It writes nodes in preorder into an arena of its own.
///
/// It is tolerant: what it cannot make sense of becomes a `skipped` node, and a bracket whose inside went wrong is left
/// through its closing counterpart, which the lexer has found. Nesting is bounded by ``nestingLimit``.
struct Parser: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let tokens: UnsafeMutablePointer<Token>
  /// Index of the first `endOfFile` token.
  let tokenCount: Int
  /// Index of the current token.
  var index = 0
  /// End of the last token that was consumed.
  var previousEnd: UInt32 = 0

  var nodes: GrowingBuffer<SyntaxNode>
  @inline(__always) var count: Int { nodes.count }
  /// Wrappers of large nodes, which are put in their places at the end; see ``wrap(_:as:)``.
  var lateWrappers: [LateWrapper] = []

  var depth = 0
  /// Right in the body of an initializer, where `init(…)` is an expression and declares nothing.
  var isInInitializer = false
  /// How many `#if`s are open around the current token.
  var openConditionals = 0
  var errors: [UInt32] = []

  /// Levels of expressions, types, statements, declarations and patterns inside each other. Deeper code is skipped.
  /// All of them together take less than 0.7 MB of stack in release builds, 2 MB in debug builds, and give a tree that
  /// is about a thousand nodes deep.
  static let nestingLimit = 256

  init(_ lexer: borrowing Lexer) {
    bytes = lexer.bytes
    tokens = lexer.tokens.base
    tokenCount = lexer.count - 4
    nodes = GrowingBuffer(capacity: lexer.count + 64)
    errors = lexer.errors
  }

  deinit { nodes.free() }

  mutating func parseSourceFile() {
    let file = open(.sourceFile)
    parseItems(until: .endOfFile)
    close(file)
    nodes[file].start = 0
    nodes[file].end = tokens[tokenCount].end
    insertLateWrappers()
  }
}
