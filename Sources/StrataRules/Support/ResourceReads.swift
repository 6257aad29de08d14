import StrataModel

/// Calls that read a file of the app itself: `Data(contentsOf: Bundle.main.bundleURL)`.
struct ResourceReads {
  private let tree: CodeTree
  private let types: NameSet
  /// Whether the code names a type of resources at all.
  private let namesResource: Bool
  private lazy var locals = LocalVariables(of: tree, in: range)
  private let range: Range<Int>

  init(in range: Range<Int>, _ tree: CodeTree, types: NameSet) {
    self.range = range
    self.tree = tree
    self.types = types
    namesResource = range.contains { tree[$0].kind == .identifier && tree.isNamed($0, oneOf: types) }
  }

  mutating func contains(_ call: CodeCall) -> Bool { contains(tree.subtree(of: call.suffix)) }

  /// Whether code names a file of the app, or a variable with one.
  mutating func contains(_ code: Range<Int>) -> Bool { namesResource && isResource(code, depth: 0) }

  /// Whether code names a type of resources, or a variable with such a value.
  private mutating func isResource(_ code: Range<Int>, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    for node in code where tree[node].kind == .identifier {
      if tree.isNamed(node, oneOf: types) { return true }
      let name = tree.name(node)
      if let local = locals.variable(named: name, at: node) {
        // What a loop, a pattern, a closure or a later statement sets may be one.
        guard let value = local.value else { return true }
        if isResource(tree.subtree(of: value), depth: depth + 1) { return true }
      } else if name.hasPrefix("$") {
        return true
      }
    }
    return false
  }
}
