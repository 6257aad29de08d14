import StrataModel

/// Services that the project's own generic functions resolve by the type that is expected: `let clock: Clock = r.get()`
/// with `func get<Service>() -> Service { resolve(Service.self)! }`.
extension SwinjectReader {
  /// The names of such functions: their result is a generic parameter of their own, and they call the container.
  static func resolvingByType(_ graph: Graph, _ resolving: NameSet) -> NameSet {
    var names: Set<String> = []
    for file in graph.files where !file.isTest && file.facts.names.mentions(oneOf: resolving) {
      let facts = file.facts
      for fact in facts.declarations where fact.kind == .function && fact.marks.isEmpty && !fact.body.isEmpty {
        let generics = facts.genericParameters[fact.genericParameters.range]
        guard let result = facts.nominalName(of: fact.type),
          generics.contains(where: { !$0.isRequirement && facts.names.equals($0.name, result) }),
          facts.tree.calls(in: fact.body.range).contains(where: { facts.tree.isNamed($0.callee, oneOf: resolving) })
        else { continue }
        names.insert(facts.names[fact.name])
      }
    }
    return NameSet(names)
  }

  /// Adds the types that calls of these functions expect. One with a metatype as an argument names its type.
  func readExpectedTypes(of functions: NameSet, into model: inout SwinjectModel) {
    for fact in facts.declarations where fact.marks.isEmpty {
      for span in [fact.initialValue, fact.body] where !span.isEmpty {
        let calls = tree.calls(in: span.range).filter { call in
          tree.isNamed(call.callee, oneOf: functions)
            && tree.arguments(of: call.suffix).allSatisfy { !tree[$0].name.isNone }
        }
        if calls.isEmpty { continue }
        let parents = tree.parents(in: span.range)
        for call in calls {
          let types = expected(of: call, in: fact, parents)
          model.mentioned.formUnion(types)
          if types.isEmpty { model.byType.unknown += 1 } else { model.byType.known += 1 }
        }
      }
    }
  }

  private func expected(of call: CodeCall, in fact: DeclarationFact, _ parents: CodeParents) -> [Target] {
    for ancestor in parents.ancestors(of: call.chain) {
      switch tree[ancestor].kind {
      case .argument: return parameters(at: ancestor, parents)
      case .localVariable:
        return tree.subtree(of: ancestor).filter { tree[$0].kind == .type }.flatMap { targets(of: tree[$0].payload) }
      case .closure: return []
      default: continue
      }
    }
    return fact.type == noIndex ? [] : targets(of: fact.type)
  }

  /// What the function or initializer takes that gets an argument.
  private func parameters(at argument: Int, _ parents: CodeParents) -> [Target] {
    guard let suffix = parents[argument], let chain = parents[suffix], tree[chain].kind == .chain,
      let outer = tree.calls(ofChain: chain).first(where: { $0.suffix == suffix })
    else { return [] }
    return graph.references(in: file, at: tree[outer.callee].offset).flatMap { reference -> [Target] in
      if reference.kind == .creates, let type = reference.target.typeID {
        return graph.references(from: type).filter {
          $0.context.contains(.initializerParameter) || $0.kind == .stores
        }.map { real($0.target) }
      }
      guard let member = reference.memberDeclaration else { return [] }
      return graph.references(in: member.file).filter { $0.declaration == member.index && $0.kind == .takes }
        .map { real($0.target) }
    }
  }

  private func targets(of type: UInt32) -> [Target] {
    facts.typeSubtree(of: Int(type)).flatMap { node in
      graph.references(in: file, at: facts.types[node].offset).map { real($0.target) }
    }
  }
}
