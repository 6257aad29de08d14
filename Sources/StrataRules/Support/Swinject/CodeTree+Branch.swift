import StrataModel

extension CodeTree {
  /// The innermost branch, loop or closure around a node.
  func branch(around node: Int, in code: Range<Int>) -> Int? {
    let branches: [CodeNode.Kind] = [.block, .elseBranch, .switchCase, .closure, .conditional, .for, .while]
    return code.last { branches.contains(self[$0].kind) && inside($0).contains(node) }
  }
}
