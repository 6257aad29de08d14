import StrataModel

extension RuleContext {
  /// Where production code of other types assigns a property of a type, and the node of the value.
  func assignments(of property: DeclarationID, in type: TypeID) -> [(by: Reference, value: Int)] {
    let graph = project.graph
    return usages(of: type).compactMap { usage in
      let reference = usage.reference
      guard reference.kind == .calls, reference.memberDeclaration == property, reference.source != type,
        project.isProduction(reference), reference.declaration != noIndex
      else { return nil }
      let facts = graph[reference.file].facts
      let fact = facts.declarations[Int(reference.declaration)]
      let tree = facts.tree
      let assignments = [fact.body, fact.initialValue].flatMap { tree.operators(in: $0.range, where: { $0 == "=" }) }
      let use = assignments.first { use in
        tree[use.left.lowerBound].kind == .chain
          && tree.suffixes(of: use.left.lowerBound).contains { tree[$0].offset == reference.offset }
      }
      return use.map { (reference, $0.right.lowerBound) }
    }
  }

  /// Whether a property of a view model is what the user enters: views assign the value of a control
  /// (`viewModel.query = field.text`), and the view model itself only reads it.
  func isInput(_ property: DeclarationID, of type: TypeID) -> Bool {
    let graph = project.graph
    let isAssigned = assignments(of: property, in: type).contains { reference, value in
      guard let source = reference.source, has(.view, graph.outermost(source)) else { return false }
      return readsControl(value, graph[reference.file].facts.tree)
    }
    return isAssigned && !changes(type, propertyNamed: graph.name(of: property))
  }

  /// `field.text ?? ""`, `sender.isOn`
  private func readsControl(_ value: Int, _ tree: CodeTree) -> Bool {
    tree.subtree(of: value).contains { node in
      guard tree[node].kind == .chain, let last = Array(tree.suffixes(of: node)).last, tree[last].kind == .member,
        tree.isNamed(last, oneOf: vocabulary[.controlValues].names)
      else { return false }
      return tree.path(of: node).dropLast().last.flatMap { Words.split($0).last }.map {
        vocabulary[.controls].contains($0)
      } ?? false
    }
  }

  /// Whether the code of a type, besides its initializers, changes one of its properties.
  private func changes(_ type: TypeID, propertyNamed name: String) -> Bool {
    func begins(_ path: [String]) -> Bool { (path.first == "self" ? path.dropFirst().first : path.first) == name }
    return project.graph.bodies(of: type).contains { body in
      guard body.kind != .initialValue, body.kind != .initializer else { return false }
      let tree = body.tree
      return tree.operators(in: body.range, where: \.isAssignment).contains {
        begins(tree.path(of: $0.left.lowerBound))
      }
        || tree.calls(in: body.range).contains { call in
          tree.isNamed(call.callee, oneOf: vocabulary[.changingFunctions].names) && begins(tree.path(of: call.chain))
        }
    }
  }
}
