import StrataModel

/// Names in a body that mean a parameter or a local variable instead of the stored property of that name.
struct ShadowedNames {
  private let body: CodeBody
  private let facts: FileFacts
  private lazy var locals = LocalVariables(of: body.tree, in: body.range)

  init(in body: CodeBody, _ graph: Graph) {
    self.body = body
    facts = graph.facts(of: body.declaration)
  }

  /// Whether a name stands for something else than a property, or another value of its type.
  mutating func isShadowed(_ node: Int, type: String) -> Bool {
    let (tree, name) = (body.tree, body.tree.name(node))
    if let local = locals.variable(named: name, at: node) {
      if let written = local.type.map({ Int(tree[$0].payload) }), tree.types.indices.contains(written) {
        return !tree.names.equals(tree.types[written].name, type)
      }
      // `guard let store = self.store`
      guard let value = local.value else { return true }
      return tree.path(of: value).last != name
    }
    var index = body.declaration.index
    while index != noIndex, !facts.declarations[Int(index)].kind.isTypeLike {
      let fact = facts.declarations[Int(index)]
      if let parameter = facts.parameters[fact.parameters.range].first(where: { facts.names.equals($0.name, name) }) {
        return facts.nominalName(of: parameter.type) != type
      }
      index = fact.parent
    }
    return false
  }
}
