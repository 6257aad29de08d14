/// The nodes of a tree and the source. Small enough to be passed in registers, in contrast to ``Lowering`` with all its
/// lists.
struct TreeText {
  var nodes = UnsafeBufferPointer<SyntaxNode>(start: nil, count: 0)
  var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  @inline(__always) func kind(_ index: UInt32) -> SyntaxKind { nodes[Int(index)].kind }
  @inline(__always) func start(_ index: UInt32) -> UInt32 { nodes[Int(index)].start }
  @inline(__always) func end(_ index: UInt32) -> UInt32 { nodes[Int(index)].end }
  /// Index of the node after a subtree.
  @inline(__always) func next(_ index: UInt32) -> UInt32 { nodes[Int(index)].next }
  @inline(__always) func flags(_ index: UInt32) -> SyntaxNode.Flags { nodes[Int(index)].flags }
  @inline(__always) func hasChildren(_ index: UInt32) -> Bool { next(index) > index + 1 }

  @inline(__always) func children(_ index: UInt32) -> TreeChildren {
    TreeChildren(nodes: nodes, index: index + 1, end: next(index))
  }

  /// First child of a kind.
  @inline(__always) func child(_ wanted: SyntaxKind, of index: UInt32) -> UInt32? {
    for child in children(index) where kind(child) == wanted { return child }
    return nil
  }

  // MARK: Text

  @inline(__always) func text(_ start: UInt32, _ end: UInt32) -> UnsafeBufferPointer<UInt8> {
    guard start < end, Int(end) <= source.count else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: source[Int(start)..<Int(end)])
  }

  @inline(__always) func text(_ index: UInt32) -> UnsafeBufferPointer<UInt8> { text(start(index), end(index)) }

  @inline(__always) func hasText(_ index: UInt32, _ expected: StaticString) -> Bool {
    text(index).isEqual(to: expected)
  }

  /// A byte of the source; 0 past its end.
  @inline(__always) func byte(_ offset: UInt32) -> UInt8 {
    Int(offset) < source.count ? source[Int(offset)] : 0
  }

  /// The range of the name in a node: without backticks, and without the labels of `f(a:b:)`.
  @inline(__always) func nameRange(_ index: UInt32) -> (start: UInt32, end: UInt32) {
    let start = start(index)
    let end = end(index)
    guard start < end, Int(end) <= source.count else { return (start, start) }
    if source[Int(start)] == UInt8(ascii: "`") || source[Int(end) - 1] == UInt8(ascii: ")") {
      return bareName(start, end)
    }
    return (start, end)
  }

  /// Whether a name has labels: `f(a:b:)`.
  @inline(__always) func isCompound(_ index: UInt32) -> Bool {
    start(index) < end(index) && byte(end(index) - 1) == UInt8(ascii: ")")
  }

  /// Calls `body` with the range of each label of `f(a:b:)`, without backticks.
  @inline(never) func forEachLabel(of index: UInt32, _ body: (_ start: UInt32, _ end: UInt32) -> Void) {
    var cursor = nameRange(index).end
    var label: UInt32?
    while cursor < end(index) {
      let byte = byte(cursor)
      switch byte {
      case UInt8(ascii: ":"):
        if let start = label { body(start, trimmed(start, cursor)) }
        label = nil
      case UInt8(ascii: "("), UInt8(ascii: "`"), 0...UInt8(ascii: " "): break
      default: if label == nil { label = cursor }
      }
      cursor += 1
    }
  }

  /// The end of a name before blanks and a backtick.
  private func trimmed(_ start: UInt32, _ end: UInt32) -> UInt32 {
    var end = end
    while end > start, byte(end - 1) <= UInt8(ascii: " ") || byte(end - 1) == UInt8(ascii: "`") { end -= 1 }
    return end
  }

  @inline(never) private func bareName(_ start: UInt32, _ end: UInt32) -> (start: UInt32, end: UInt32) {
    if source[Int(start)] == UInt8(ascii: "`") {
      // Only labels can follow the closing backtick.
      var close = start + 1
      while close < end, source[Int(close)] != UInt8(ascii: "`") { close += 1 }
      return (start + 1, close)
    }
    var open = start
    while open < end, source[Int(open)] != UInt8(ascii: "(") { open += 1 }
    while open > start, source[Int(open) - 1] <= UInt8(ascii: " ") { open -= 1 }
    return (start, open)
  }
}

/// The direct children of a syntax node.
struct TreeChildren: Sequence, IteratorProtocol {
  let nodes: UnsafeBufferPointer<SyntaxNode>
  var index: UInt32
  let end: UInt32

  @inline(__always) mutating func next() -> UInt32? {
    guard index < end else { return nil }
    defer { index = nodes[Int(index)].next }
    return index
  }
}

extension UnsafeBufferPointer<UInt8> {
  func isEqual(to expected: StaticString) -> Bool {
    guard count == expected.utf8CodeUnitCount else { return false }
    for i in 0..<count where self[i] != expected.utf8Start[i] { return false }
    return true
  }
}
