/// Reads the statement and expression trees of one file. Cheap to create and to traverse: positions are indices into
/// ``FileFacts/code``, and because the arena is in preorder every subtree is a range of it.
///
/// Unchecked: the nodes belong to `facts`, which this value retains and nothing changes.
public struct CodeTree: @unchecked Sendable {
  @usableFromInline let facts: FileFacts
  /// The start of the arena. Rules read every node of a project many times; through `facts` each read would follow four
  /// pointers.
  @usableFromInline let first: UnsafePointer<CodeNode>
  @usableFromInline let count: Int

  /// The trees of a file.
  @inlinable public init(_ facts: FileFacts) {
    self.facts = facts
    (first, count) = facts.code.withUnsafeBufferPointer { ($0.baseAddress ?? Self.none, $0.count) }
  }

  /// A placeholder for the nodes of a file that has none.
  @usableFromInline static var none: UnsafePointer<CodeNode> {
    UnsafePointer(bitPattern: MemoryLayout<CodeNode>.alignment).unsafelyUnwrapped
  }

  /// The arena of statements and expressions.
  @inlinable public var nodes: CodeNodes { CodeNodes(first: first, count: count) }
  /// The arena of type expressions.
  @inlinable public var types: [TypeNode] { _read { yield facts.types } }
  /// The names of the file.
  @inlinable public var names: NameTable { _read { yield facts.names } }

  /// The node at an index.
  @inlinable public subscript(index: Int) -> CodeNode { _read { yield nodes[index] } }

  // MARK: Walking

  /// The direct children of a node.
  @inlinable public func children(of index: Int) -> CodeSiblings {
    CodeSiblings(tree: self, index: index + 1, end: Int(nodes[index].next))
  }

  /// The adjacent statements or expressions of a span: of a body, an initial value, the arguments of an attribute.
  @inlinable public func roots(of span: Span) -> CodeSiblings {
    CodeSiblings(tree: self, index: Int(span.start), end: Int(span.end))
  }

  /// The adjacent statements or expressions of a range.
  @inlinable public func roots(in range: Range<Int>) -> CodeSiblings {
    CodeSiblings(tree: self, index: range.lowerBound, end: range.upperBound)
  }

  /// A node and all its descendants.
  @inlinable public func subtree(of index: Int) -> Range<Int> { index..<Int(nodes[index].next) }

  /// The descendants of a node.
  @inlinable public func inside(_ index: Int) -> Range<Int> { (index + 1)..<Int(nodes[index].next) }

  /// The nodes of a kind in a range, outer before inner.
  @inlinable public func all(_ kind: CodeNode.Kind, in range: Range<Int>) -> some Sequence<Int> {
    range.lazy.filter { nodes[$0].kind == kind }
  }

  /// Whether a range contains a node of a kind.
  @inlinable public func contains(_ kind: CodeNode.Kind, in range: Range<Int>) -> Bool {
    range.contains { nodes[$0].kind == kind }
  }

  /// The first child of a kind.
  @inlinable public func child(_ kind: CodeNode.Kind, of index: Int) -> Int? {
    children(of: index).first { nodes[$0].kind == kind }
  }

  /// The first child, whatever it is.
  @inlinable public func firstChild(of index: Int) -> Int? {
    index + 1 < Int(nodes[index].next) ? index + 1 : nil
  }

  /// Walks a range in source order; `body` says whether to go into the node's children.
  @inlinable public func walk(_ range: Range<Int>, _ body: (Int) -> Bool) {
    var index = range.lowerBound
    while index < range.upperBound { index = body(index) ? index + 1 : Int(nodes[index].next) }
  }

  /// The parent of each node of a range, in one buffer: for rules that search upwards.
  public func parents(in range: Range<Int>) -> CodeParents {
    let start = range.lowerBound
    let parents = [Int32](unsafeUninitializedCapacity: range.count) { parents, count in
      // The innermost node that the next one may be in.
      var open = -1
      for index in range {
        while open >= 0, Int(nodes[open].next) <= index { open = Int(parents[open - start]) }
        parents.initializeElement(at: index - start, to: Int32(open))
        if Int(nodes[index].next) > index + 1 { open = index }
      }
      count = range.count
    }
    return CodeParents(start: start, parents: parents)
  }

  // MARK: Names

  /// The name of a node; empty for the kinds that have an index instead.
  @inlinable public func nameID(_ index: Int) -> NameID {
    switch nodes[index].kind {
    case .type, .localDeclaration, .conditional: return .none
    default: return nodes[index].name
    }
  }

  /// The name of a node.
  public func name(_ index: Int) -> String { names[nameID(index)] }

  /// Compares the name of a node without creating a string.
  @inlinable public func isNamed(_ index: Int, _ text: String) -> Bool { names.equals(nameID(index), text) }

  /// Whether the name is one of a set.
  public func isNamed(_ index: Int, oneOf texts: Set<String>) -> Bool { texts.contains(name(index)) }

  /// Whether the name is one of a set, without creating a string.
  public func isNamed(_ index: Int, oneOf texts: NameSet) -> Bool { names.isOne(of: texts, nameID(index)) }
}

/// The arena of a ``CodeTree``. Must not outlive that tree.
@frozen public struct CodeNodes {
  @usableFromInline let first: UnsafePointer<CodeNode>
  /// The number of nodes.
  public let count: Int

  @inlinable init(first: UnsafePointer<CodeNode>, count: Int) {
    self.first = first
    self.count = count
  }

  /// The indices of all nodes.
  @inlinable public var indices: Range<Int> { 0..<count }

  /// The node at an index.
  @inlinable public subscript(index: Int) -> CodeNode {
    _read {
      precondition(index >= 0 && index < count, "no such node")
      yield first[index]
    }
  }
}

/// The parent of each node of a range.
public struct CodeParents: Sendable {
  @usableFromInline let start: Int
  @usableFromInline let parents: [Int32]

  /// The parent; nil at the top of the range.
  @inlinable public subscript(index: Int) -> Int? {
    let parent = parents[index - start]
    return parent < 0 ? nil : Int(parent)
  }

  /// The ancestors of a node, the nearest first.
  @inlinable public func ancestors(of index: Int) -> CodeAncestors { CodeAncestors(parents: self, index: index) }
}

/// The ancestors of one node, the nearest first.
@frozen public struct CodeAncestors: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let parents: CodeParents
  @usableFromInline var index: Int

  @inlinable init(parents: CodeParents, index: Int) {
    self.parents = parents
    self.index = index
  }

  /// The next ancestor.
  @inlinable public mutating func next() -> Int? {
    guard let parent = parents[index] else { return nil }
    index = parent
    return parent
  }
}

/// Siblings, as indices.
@frozen public struct CodeSiblings: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: CodeTree
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(tree: CodeTree, index: Int, end: Int) {
    self.tree = tree
    self.index = index
    self.end = end
  }

  /// No node is left.
  @inlinable public var isEmpty: Bool { index >= end }

  /// The next sibling.
  @inlinable public mutating func next() -> Int? {
    guard index < end else { return nil }
    let result = index
    index = Int(tree.nodes[index].next)
    return result
  }
}

extension FileFacts {
  /// The statements and expressions of the file.
  @inlinable public var tree: CodeTree { CodeTree(self) }
}

extension NameTable {
  /// Compares a name without creating a string.
  @inlinable public func equals(_ name: NameID, _ text: String) -> Bool {
    let range = range(of: name)
    return text.utf8.count == range.count && agrees(with: text, from: range.lowerBound)
  }

  /// Whether a name begins with a string.
  @inlinable public func hasPrefix(_ name: NameID, _ text: String) -> Bool {
    let range = range(of: name)
    return text.utf8.count <= range.count && agrees(with: text, from: range.lowerBound)
  }

  /// Whether a name ends with a string.
  @inlinable public func hasSuffix(_ name: NameID, _ text: String) -> Bool {
    let range = range(of: name)
    let count = text.utf8.count
    return count <= range.count && agrees(with: text, from: range.upperBound - count)
  }

  /// Whether the bytes from an index on begin with a string.
  @inlinable func agrees(with text: String, from start: Int) -> Bool {
    var index = start
    for byte in text.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }
}
