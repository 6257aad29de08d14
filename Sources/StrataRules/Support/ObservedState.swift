import StrataClassification
import StrataModel

extension ClassifiedGraph {
  /// The state of a view model that views observe: its published properties or, of an observable class, its stored
  /// `var`s, except closures and what a view does not observe.
  func observedState(of type: TypeID) -> [DeclarationID] {
    let wrappers = vocabulary[.publishedWrappers]
    let isObservable = hasObservableMacro(type)
    return graph.storedProperties(of: type).filter { property in
      let fact = graph[property]
      guard fact.modifiers.isDisjoint(with: [.constant, .weak, .unowned]) else { return false }
      if graph.attributes(of: property).contains(where: { wrappers.contains($0) }) { return true }
      return isObservable && fact.attributes.isEmpty && !fact.modifiers.contains(.lazy)
        && !graph.isClosure(property) && !isBinding(property) && !isUnobserved(property)
    }
  }

  /// Whether the type of a property, or what creates its value, names a task or a subscription: `Set<AnyCancellable>()`
  private func isUnobserved(_ property: DeclarationID) -> Bool {
    let (fact, facts) = (graph[property], graph.facts(of: property))
    let names = vocabulary[.unobservedTypes].names
    // A type of the project may have such a name: `var tasks: [Task]` of a list of tasks.
    let isOfProject = graph.references(of: property).contains { reference in
      reference.target.typeID.map { vocabulary[.unobservedTypes].contains(graph[$0].simpleName) } ?? false
    }
    if isOfProject { return false }
    func isNamed(in type: Int) -> Bool {
      facts.typeSubtree(of: type).contains { facts.names.isOne(of: names, facts.types[$0].name) }
    }
    if fact.type != noIndex { return isNamed(in: Int(fact.type)) }
    return fact.initialValue.range.contains { node in
      switch facts.tree[node].kind {
      case .identifier: facts.tree.isNamed(node, oneOf: names)
      case .type: isNamed(in: Int(facts.tree[node].payload))
      default: false
      }
    }
  }

  /// `var selection: Binding<Order?>`: the state of somebody else.
  private func isBinding(_ property: DeclarationID) -> Bool {
    let root = graph[property].type
    return root != noIndex
      && (graph.facts(of: property).nominalName(of: root).map { vocabulary[.bindingTypes].contains($0) } ?? false)
  }
}

extension Graph {
  /// The requirements of protocols of the project that a property of a type satisfies.
  func requirements(of type: TypeID, satisfiedBy name: String) -> [DeclarationID] {
    projectProtocols(of: type).flatMap { members(of: $0) }.filter { member in
      self[member].kind == .variable && self.name(of: member) == name && self[member].body.isEmpty
    }
  }

  /// Whether the declared type of a property has a function type in it.
  func isClosure(_ property: DeclarationID) -> Bool {
    let facts = facts(of: property)
    let root = facts.declarations[Int(property.index)].type
    guard root != noIndex else { return false }
    return facts.typeSubtree(of: Int(root)).contains { facts.types[$0].kind == .function }
  }
}
