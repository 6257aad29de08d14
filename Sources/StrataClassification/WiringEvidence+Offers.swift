import StrataDefinition
import StrataModel

/// Whether others get what a type creates.
extension WiringEvidence {
  /// An object of any kind that is created for a property, which another type reads.
  func isOfferedObject(_ reference: Reference, _ target: Int) -> Bool {
    guard reference.kind == .creates, reference.context.contains(.propertyInitializer),
      graph.types[target].kind == .class || graph.types[target].kind == .actor, let source = reference.source,
      let number = memberNumber(around: reference)
    else { return false }
    return isRead(DeclarationID(reference.file, number), of: source)
  }

  /// Whether another type, or code outside of types, reads a property, by itself or through a protocol that asks for it.
  private func isRead(_ member: DeclarationID, of type: TypeID) -> Bool {
    guard graph[member].access != .private else { return false }
    let outer = graph.outermost(type)
    func isUsed(_ member: DeclarationID, of type: TypeID) -> Bool {
      graph.references(to: type).contains { other in
        other.memberDeclaration == member && other.source.map { graph.outermost($0) != outer } ?? true
      }
    }
    if isUsed(member, of: type) { return true }
    let name = graph.name(of: member)
    return graph.allProjectSupertypes(of: type).contains { supertype in
      graph[supertype].kind == .protocol
        && graph.members(of: supertype).contains { graph.name(of: $0) == name && isUsed($0, of: supertype) }
    }
  }

  func isHandedOut(_ reference: Reference, _ target: Int) -> Bool {
    guard let number = memberNumber(around: reference) else { return false }
    if let role = assignments[target]?.role, screens.contains(role) { return true }
    let id = DeclarationID(reference.file, number)
    let member = graph[id]
    switch member.kind {
    case .subscript: if returnsObject(number, reference.file, target) { return true }
    case .variable:
      if isProvided(id, by: reference.source) { return true }
    case .initializer: break
    case .function where member.type == noIndex:
      if reference.context.contains(.nestedCreation) || registers(member, in: reference.file) { return true }
    case .function:
      if isOffered(id), returnsObject(number, reference.file, target) { return true }
    default: return false
    }
    return imports(reference.file) || isOffered(target, by: reference.source)
  }

  /// Whether others get what a member is or returns. That they could read a stored property is not enough: a type that
  /// creates what it uses itself need not write `private`.
  private func isProvided(_ member: DeclarationID, by type: TypeID?) -> Bool {
    let fact = graph[member]
    guard fact.kind == .variable, let type else { return isOffered(member) }
    // Other types of the same file may read what is `fileprivate`.
    if fact.modifiers.contains(.computed), isOffered(member) { return true }
    return isRead(member, of: type)
  }

  /// Whether code outside of the outermost type can use a member.
  func isOffered(_ member: DeclarationID) -> Bool { graph.effectiveAccess(of: member) > .fileprivate }

  /// A member that others can use has a type, or a result, behind which the created object stands.
  private func isOffered(_ target: Int, by source: TypeID?) -> Bool {
    guard let source else { return false }
    let id = TypeID(UInt32(target))
    let types = Set([id] + graph.allProjectSupertypes(of: id))
    return graph.references(from: source).contains { reference in
      guard reference.kind == .stores || reference.kind == .returns,
        reference.target.typeID.map(types.contains) ?? false, let number = memberNumber(around: reference)
      else { return false }
      return isProvided(DeclarationID(reference.file, number), by: source)
    }
  }

  /// Whether functions of a type return what a nested type creates, as a container does whose parts are private types.
  func provides(_ candidate: Int, objectsOf part: Int) -> Bool {
    guard part != candidate else { return false }
    let members = Set(
      graph.outgoing[candidate].lazy.map { graph.references[Int($0)] }.filter { reference in
        reference.kind == .calls && reference.target.typeID?.index == part
      }.compactMap { reference in memberNumber(around: reference).map { DeclarationID(reference.file, $0) } })
    guard members.contains(where: { graph[$0].kind != .initializer && isOffered($0) && returnsBuilt($0) }) else {
      return false
    }
    return graph.outgoing[part].contains { number in
      let reference = graph.references[Int(number)]
      return reference.kind == .creates && reference.target.typeID.map { isBuilt($0.index) } ?? false
    }
  }

  /// Whether a function returns a screen of the platform: `func start() -> AnyView`.
  func returnsScreen(_ function: DeclarationID) -> Bool {
    let facts = graph[function.file].facts
    return facts.nominalName(of: graph[function].type).map { screenResults.contains($0) } ?? false
  }

  /// Whether a value stores what is injected or shown: `struct Screens { let orders: OrdersViewModel }`.
  private func bundles(_ value: TypeID) -> Bool {
    graph.references(from: value).contains { reference in
      reference.kind == .stores && reference.target.typeID.map { isBuilt($0.index) } ?? false
    }
  }

  private func returnsBuilt(_ member: DeclarationID) -> Bool {
    graph.references(in: member.file).contains { reference in
      reference.declaration == member.index && reference.kind == .returns
        && reference.target.typeID.map { isBuilt($0.index) } ?? false
    }
  }

  /// Whether a function gives something to a container.
  private func registers(_ member: DeclarationFact, in file: FileID) -> Bool {
    let tree = graph[file].facts.tree
    return tree.calls(in: member.body.range).contains { registeringFunctions.matches(tree.name($0.callee)) }
  }

  /// The result of a function is an object rather than a value that the object computes.
  func returnsObject(_ member: UInt32, _ file: FileID, _ target: Int) -> Bool {
    var hasResult = false
    for reference in graph.references(in: file) where reference.declaration == member && reference.kind == .returns {
      hasResult = true
      switch reference.target {
      case .external(let id):
        if graph.allSupertypeNames(of: TypeID(UInt32(target))).contains(graph[id].name) { return true }
      case .type(let id):
        if isBuilt(id.index) || ![.struct, .enum].contains(graph[id].kind) || bundles(id) { return true }
      case .declaration: continue
      }
    }
    return !hasResult
  }
}
