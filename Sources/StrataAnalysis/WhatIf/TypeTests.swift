import StrataModel

/// Whether a type is the one that `is`, `as?` or `as!` tests for, or a part of it.
struct TypeTests {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  func contains(_ reference: Reference) -> Bool {
    let facts = graph[reference.file].facts
    let tree = facts.tree
    return tree.nodes.indices.contains { node in
      switch tree[node].kind {
      case .cast where !tree.isNamed(node, "as"): break
      case .isPattern: break
      default: return false
      }
      guard let type = tree.child(.type, of: node) else { return false }
      return facts.typeSubtree(of: Int(tree[type].payload)).contains { facts.types[$0].offset == reference.offset }
    }
  }
}
