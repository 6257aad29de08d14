import StrataModel

/// Reduces the syntax tree of one file to its facts, in one pass over the nodes.
///
/// The functions stand in files by construct. All of them take the index of a syntax node and append to the lists of
/// `facts`; `condition`, `marks` and `parent` say where the pass is.
struct Lowering {
  let nodes: UnsafeBufferPointer<SyntaxNode>
  let source: UnsafeBufferPointer<UInt8>
  var facts = FileFacts()
  var names: NameInterner

  /// Index of the `#if` branch around the pass.
  var condition: UInt32 = 0
  /// What declarations at this place are marked as.
  var marks: Marks = []
  /// What code at this place is flagged as: follows `marks`.
  var codeFlags: CodeNode.Flags = []
  /// The declaration around the pass.
  var parent = noIndex
  /// Inside a function, closure or accessor body.
  var isLocal = false
  /// Bare identifiers are bindings: inside `case let .some(x)`.
  var binding = Binding.none
  /// Declarations found in bodies, which are lowered once the body's own code is complete.
  var pending: [PendingDeclaration] = []
  /// Statements at file level, lowered together at the end.
  var topLevel: [TopLevelStatement] = []

  enum Binding { case none, constant, variable }

  init(nodes: UnsafeBufferPointer<SyntaxNode>, source: UnsafeBufferPointer<UInt8>) {
    self.nodes = nodes
    self.source = source
    names = NameInterner(expecting: nodes.count / 24 + 32)
    facts.code.reserveCapacity(nodes.count * 3 / 4)
    facts.types.reserveCapacity(nodes.count / 8)
    facts.declarations.reserveCapacity(nodes.count / 24)
    facts.parameters.reserveCapacity(nodes.count / 48)
  }

  /// The facts of a tree.
  static func facts(of tree: SyntaxTree, source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    tree.nodes.withUnsafeBufferPointer { nodes in
      var lowering = Lowering(nodes: nodes, source: source)
      if !nodes.isEmpty { lowering.lowerFile() }
      lowering.lowerSuppressions(tree.directives)
      var facts = lowering.facts
      facts.names = lowering.names.table
      facts.lineStarts = tree.lineStarts
      facts.syntaxErrors = tree.errors
      return facts
    }
  }

  // MARK: Nodes and text

  func kind(_ index: UInt32) -> SyntaxKind { nodes[Int(index)].kind }
  func start(_ index: UInt32) -> UInt32 { nodes[Int(index)].start }
  func end(_ index: UInt32) -> UInt32 { nodes[Int(index)].end }
  func children(_ index: UInt32) -> LoweringChildren {
    LoweringChildren(nodes: nodes, index: index + 1, end: nodes[Int(index)].next)
  }
  func hasChildren(_ index: UInt32) -> Bool { nodes[Int(index)].next > index + 1 }

  /// First child of a kind.
  func child(_ wanted: SyntaxKind, of index: UInt32) -> UInt32? {
    for child in children(index) where kind(child) == wanted { return child }
    return nil
  }

  func text(_ start: UInt32, _ end: UInt32) -> UnsafeBufferPointer<UInt8> {
    guard start < end, Int(end) <= source.count else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: source[Int(start)..<Int(end)])
  }

  func text(_ index: UInt32) -> UnsafeBufferPointer<UInt8> { text(start(index), end(index)) }

  func hasText(_ index: UInt32, _ expected: StaticString) -> Bool { text(index).isEqual(to: expected) }

  mutating func intern(_ start: UInt32, _ end: UInt32) -> NameID { names.intern(text(start, end)) }

  /// The name that a node spells: without backticks, and without the labels of `f(a:b:)`.
  mutating func internName(_ index: UInt32) -> NameID {
    let from = start(index)
    var to = end(index)
    guard from < to, Int(to) <= source.count else { return .none }
    if source[Int(from)] == UInt8(ascii: "`") {
      // What follows the closing backtick can only be labels.
      var close = Int(from) + 1
      while close < Int(to), source[close] != UInt8(ascii: "`") { close += 1 }
      return intern(from + 1, UInt32(close))
    }
    if to - from > 2, source[Int(to) - 1] == UInt8(ascii: ")") {
      var open = Int(from)
      while open < Int(to), source[open] != UInt8(ascii: "(") { open += 1 }
      while open > Int(from), source[open - 1] <= UInt8(ascii: " ") { open -= 1 }
      to = UInt32(open)
    }
    return intern(from, to)
  }

  // MARK: Where the pass is

  /// Runs `body` in an `#if` branch, with what that says of the code in it.
  mutating func inCondition(_ index: UInt32, _ body: (inout Lowering) -> Void) {
    let outer = (condition, marks, codeFlags)
    condition = index
    if facts.conditions[Int(index)].isDebug { mark(.debug) }
    body(&self)
    (condition, marks, codeFlags) = outer
  }

  mutating func mark(_ mark: Marks) {
    marks.insert(mark)
    codeFlags = .exempt
  }
}

/// A declaration in a body, whose facts follow after that body.
struct PendingDeclaration {
  var syntax: UInt32
  /// The `localDeclaration` node that stands for it.
  var code: Int
  var condition: UInt32
  var marks: Marks
}

/// A statement at file level.
struct TopLevelStatement {
  var syntax: UInt32
  var condition: UInt32
}

/// The direct children of a syntax node.
struct LoweringChildren: Sequence, IteratorProtocol {
  let nodes: UnsafeBufferPointer<SyntaxNode>
  var index: UInt32
  let end: UInt32

  mutating func next() -> UInt32? {
    guard index < end else { return nil }
    defer { index = nodes[Int(index)].next }
    return index
  }
}

extension UnsafeBufferPointer<UInt8> {
  func isEqual(to expected: StaticString) -> Bool {
    guard count == expected.utf8CodeUnitCount else { return false }
    let other = UnsafeBufferPointer(start: expected.utf8Start, count: count)
    return elementsEqual(other)
  }
}
