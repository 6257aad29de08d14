/// A wrapper node to insert directly before the node at `index`.
struct LateWrapper {
  var index: UInt32
  var node: SyntaxNode
}

/// A node that is not closed: an index into the arena, or into the late wrappers.
struct NodeHandle {
  fileprivate var raw: Int
}

extension Parser {
  /// Starts a node at the current token.
  @inline(__always) mutating func open(_ kind: SyntaxKind, flags: SyntaxNode.Flags = []) -> Int {
    nodes.append(SyntaxNode(kind: kind, flags: flags, start: tokens[index].start))
    return count &- 1
  }

  /// Ends a node after the last consumed token.
  @inline(__always) mutating func close(_ node: Int) {
    // An empty node is at the end of the last token, so that it is inside its parent.
    if nodes[node].start > previousEnd { nodes[node].start = previousEnd }
    nodes[node].end = previousEnd
    nodes[node].next = UInt32(truncatingIfNeeded: count)
  }

  /// A node without children for a range of bytes.
  @inline(__always) mutating func leaf(_ kind: SyntaxKind, from start: UInt32, to end: UInt32) {
    nodes.append(SyntaxNode(kind: kind, start: start, end: end, next: UInt32(truncatingIfNeeded: count &+ 1)))
  }

  /// A node without children for the current token, which it consumes.
  @inline(__always) mutating func leaf(_ kind: SyntaxKind) {
    let token = tokens[index]
    leaf(kind, from: token.start, to: token.end)
    if token.flags.contains(.isEscaped) { nodes[count &- 1].flags.insert(.isEscaped) }
    advance()
  }

  /// Wraps the closed node at `first` in another node. It must be the last one, with its subtree.
  ///
  /// In preorder this means shifting the subtree. A small subtree is shifted at once: each shift makes it larger, so a
  /// node moves at most 64 times. A large one is not shifted: all wrappers of large nodes are inserted at the end, in
  /// one pass.
  mutating func wrap(_ first: Int, as kind: SyntaxKind) -> NodeHandle {
    let size = count &- first
    let start = nodes[first].start
    if size > 64 {
      lateWrappers.append(LateWrapper(index: UInt32(first), node: SyntaxNode(kind: kind, start: start)))
      return NodeHandle(raw: ~(lateWrappers.count - 1))
    }
    var index = count
    nodes.append(nodes[count &- 1])
    while index > first {
      var node = nodes[index &- 1]
      node.next &+= 1
      nodes[index] = node
      index &-= 1
    }
    nodes[first] = SyntaxNode(kind: kind, start: start)
    return NodeHandle(raw: first)
  }

  mutating func close(_ handle: NodeHandle) {
    if handle.raw >= 0 { return close(handle.raw) }
    lateWrappers[~handle.raw].node.end = previousEnd
    lateWrappers[~handle.raw].node.next = UInt32(count)
  }

  /// Inserts the late wrappers.
  mutating func insertLateWrappers() {
    if lateWrappers.isEmpty { return }
    // Of several wrappers of one node, the later one is the outer one and comes first.
    let order = lateWrappers.indices.sorted {
      (lateWrappers[$0].index, $1) < (lateWrappers[$1].index, $0)
    }
    var result = GrowingBuffer<SyntaxNode>(capacity: count + order.count)
    // How far each node moves: by the number of wrappers at it or before it.
    let shifts = FixedBuffer<UInt32>(repeating: 0, count: count + 1)
    var wrapper = 0
    for index in 0...count {
      // An index of a node refers to its outermost wrapper: only wrappers strictly before it count.
      shifts[index] = UInt32(wrapper)
      while wrapper < order.count, Int(lateWrappers[order[wrapper]].index) == index { wrapper += 1 }
    }
    wrapper = 0
    for index in 0..<count {
      while wrapper < order.count, Int(lateWrappers[order[wrapper]].index) == index {
        var node = lateWrappers[order[wrapper]].node
        node.next += shifts[Int(node.next)]
        result.append(node)
        wrapper += 1
      }
      var node = nodes[index]
      node.next += shifts[Int(node.next)]
      result.append(node)
    }
    nodes = result
  }
}
