import StrataDefinition
import StrataModel

extension RuleContext {
  /// Whether the static member that a reference uses has the type itself, or a protocol to which it conforms; nil if
  /// that is not known.
  func holdsItself(_ reference: Reference, _ target: TypeID) -> Bool? {
    let graph = project.graph
    guard let id = reference.memberDeclaration else { return nil }
    let fact = graph[id]
    guard fact.kind == .variable else { return false }
    guard let name = graph.files[id.file.index].facts.nominalName(of: fact.type) else { return fact.type == noIndex }
    return name == "Self" || name == graph.types[target.index].simpleName
      || graph.allSupertypeNames(of: target).contains { lastComponent($0) == name }
  }

  /// The dependency, of another type, in the static member that a reference uses: `Registry.items` of
  /// `static var items: (any ItemRepository)!`. Nil if it is a computed or a constant one, unless it is named like a
  /// singleton: a constant may be one of several implementations.
  func heldDependency(_ reference: Reference, of target: TypeID, members: NameSet) -> TypeID? {
    let graph = project.graph
    guard reference.context.contains(.staticMember), let id = reference.memberDeclaration, !isRoot(target) else {
      return nil
    }
    let fact = graph[id]
    guard fact.kind == .variable, fact.type != noIndex,
      fact.modifiers.isDisjoint(with: [.constant, .computed])
        || graph[id.file].facts.names.isOne(of: members, fact.name)
    else { return nil }
    return graph.references(of: id).first { stored in
      stored.kind == .stores
        && (stored.target.typeID.map { $0 != target && (isDependency($0) || has(.moduleInterface, $0)) } ?? false)
    }?.target.typeID
  }

  /// Whether a class or an actor has a static property with an instance of itself: `static let shared = Queue()`.
  func hasSharedInstance(_ target: TypeID) -> Bool { sharedInstance(of: target) != nil }

  /// The name of such a property.
  func sharedInstance(of target: TypeID) -> String? {
    let graph = project.graph
    guard mayBeSingleton(target) else { return nil }
    let member = graph.members(of: target).first { member in
      let (fact, facts) = (graph[member], graph.facts(of: member))
      guard fact.kind == .variable, fact.isStatic, vocabulary[.singletonMembers].contains(graph.name(of: member)) else {
        return false
      }
      let type =
        facts.nominalName(of: fact.type)
        ?? (fact.initialValue.isEmpty ? nil : facts.tree.path(of: Int(fact.initialValue.start)).first)
      return type == "Self" || type == graph.types[target.index].simpleName
    }
    return member.map { graph.name(of: $0) }
  }

  /// Whether a type without the role of a dependency may be one that a singleton supplies: an object, but no data and
  /// nothing that a test would not replace.
  func mayBeSingleton(_ target: TypeID) -> Bool {
    let type = project.graph.types[target.index]
    guard type.kind == .class || type.kind == .actor else { return false }
    let role = roleID(target)
    return role != .dto && role != .uiState && role != .logger && !vocabulary[.formatters].matches(type.simpleName)
      && !isTableOfConstants(target)
  }
}
