import StrataSyntax

/// One fact about a file on which both readers must agree: a node with its exact range and what contains it.
struct Record: Hashable, Sendable {
  var kind: SyntaxKind
  var flags: UInt8
  var start: UInt32
  var end: UInt32
  /// Kind of the enclosing node.
  var parent: SyntaxKind
  /// Position of the enclosing node's record in the list, in preorder.
  var parentIndex: Int

  static func == (a: Record, b: Record) -> Bool {
    a.key == b.key && a.parent == b.parent
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(parent)
  }

  /// Everything but the parent.
  var key: Key { Key(start: start, end: end, kind: kind, flags: flags) }

  struct Key: Hashable, Comparable {
    var start: UInt32
    var end: UInt32
    var kind: SyntaxKind
    var flags: UInt8

    /// Outer nodes first.
    static func < (a: Key, b: Key) -> Bool {
      if a.start != b.start { return a.start < b.start }
      if a.end != b.end { return a.end > b.end }
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      return a.flags < b.flags
    }
  }

  /// Flags on which the readers must agree. `isBroken` has no counterpart, and `isEscaped` repeats what the range says.
  static let comparedFlags: SyntaxNode.Flags = [.isLet, .isTrailing]

  /// The records of a tree, in preorder.
  static func records(of nodes: [SyntaxNode]) -> [Record] {
    var records: [Record] = []
    records.reserveCapacity(nodes.count)
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, nodes[last].next <= UInt32(index) { open.removeLast() }
      records.append(
        Record(
          kind: node.kind, flags: node.flags.intersection(comparedFlags).rawValue, start: node.start, end: node.end,
          parent: open.last.map { nodes[$0].kind } ?? .sourceFile, parentIndex: open.last ?? -1))
      open.append(index)
    }
    return records
  }
}
