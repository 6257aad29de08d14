/// What the parser read of one file, in the memory in which it was read: lowering needs no copy of the nodes.
struct ParsedFile: ~Copyable {
  private let nodes: GrowingBuffer<SyntaxNode>
  let lineStarts: [UInt32]
  let directives: [UInt32]
  let errors: [UInt32]

  init(nodes: consuming GrowingBuffer<SyntaxNode>, lineStarts: [UInt32], directives: [UInt32], errors: [UInt32]) {
    self.nodes = nodes
    self.lineStarts = lineStarts
    self.directives = directives
    self.errors = errors
  }

  /// Calls a closure with the nodes, in preorder.
  func withNodes<Result>(_ body: (UnsafeBufferPointer<SyntaxNode>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: nodes.base, count: nodes.count))
  }

  /// A copy that owns its nodes.
  func tree() -> SyntaxTree {
    SyntaxTree(nodes: nodes.array(), lineStarts: lineStarts, directives: directives, errors: errors)
  }
}
