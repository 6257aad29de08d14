import StrataSyntax

/// The text of a Swift file with its syntax tree. Positions are byte offsets.
struct SwiftSource: Sendable {
  let bytes: [UInt8]
  let tree: SyntaxTree
  /// The parent of each node; of the root, itself.
  let parents: [Int]
  /// Nil for a text that no analysis has read.
  let memberUses: MemberUses?
  /// Whether it is the text of a file of tests, as far as that is known.
  let isTestFile: Bool

  init(_ bytes: [UInt8], memberUses: MemberUses? = nil, isTestFile: Bool = false) {
    self.bytes = bytes
    self.isTestFile = isTestFile
    self.memberUses = memberUses
    tree = bytes.withUnsafeBufferPointer(SwiftReader.parse)
    var parents = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices {
      for child in tree.children(of: index) { parents[child] = index }
    }
    self.parents = parents
  }

  func kind(_ node: Int) -> SyntaxKind { tree.nodes[node].kind }

  func range(_ node: Int) -> Range<Int> { Int(tree.nodes[node].start)..<Int(tree.nodes[node].end) }

  func children(of node: Int) -> SyntaxChildren { tree.children(of: node) }

  /// All nodes below a node, in source order.
  func descendants(of node: Int) -> Range<Int> { node + 1..<Int(tree.nodes[node].next) }

  /// The text of a node, without the backticks of an escaped name.
  func text(_ node: Int) -> String {
    var bytes = bytes[range(node)]
    if bytes.count > 2, bytes.first == Self.backtick, bytes.last == Self.backtick {
      bytes = bytes.dropFirst().dropLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func isType(_ node: Int) -> Bool {
    switch kind(node) {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration: true
    default: false
    }
  }

  /// The nodes around a node, the nearest first.
  func ancestors(of node: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: parents[node]) { $0 == 0 ? nil : parents[$0] }
  }

  /// Whether a string literal is a statement of SQL; a heuristic.
  func isSQL(_ literal: Int) -> Bool { Self.statements.isFound(in: bytes, range(literal)) }

  /// Whether a string literal of the file may be a statement of SQL.
  var mayHaveSQL: Bool { Self.statements.isFound(in: bytes) }

  private static let statements = WordSearch([
    "CREATE TABLE", "INSERT INTO", "INSERT OR", "SELECT ", "DELETE FROM", "UPDATE ", "DROP TABLE", "ALTER TABLE",
  ])

  /// Where a call in a chain begins: with the white space before its dot, which may be outside of the name's node, and the
  /// comment lines right above it.
  func chainStart(of call: Int) -> Int {
    var start = range(call).lowerBound
    if start > 0, bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    start = SourceLines.commentsStart(start, bytes)
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[start - 1]) { start -= 1 }
    return start
  }

  private static let backtick = UInt8(ascii: "`")
}
