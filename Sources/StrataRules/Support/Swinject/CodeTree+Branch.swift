import StrataModel

extension CodeTree {
  /// The innermost branch, loop or closure around a node.
  func branch(around node: Int, in code: Range<Int>) -> Int? {
    // Nothing after the node is around it.
    (code.lowerBound..<min(node, code.upperBound)).last { candidate in
      guard nodes[candidate].next > node else { return false }
      switch nodes[candidate].kind {
      case .block, .elseBranch, .switchCase, .closure, .conditional, .for, .while: return true
      default: return false
      }
    }
  }
}
