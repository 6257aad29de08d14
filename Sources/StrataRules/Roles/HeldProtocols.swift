import StrataClassification
import StrataModel

/// Protocols with which production types are injected: whatever its name and role, such a protocol is the port of the
/// types that conform to it, for users that call nothing else.
struct HeldProtocols {
  struct Found {
    var reference: Reference
    var user: CodeOwner
    var target: TypeID
    var port: TypeID
  }

  private let project: ClassifiedGraph
  private let relocations: Relocations
  private var isHeld: Set<TypeID> = []
  private var candidates: [(reference: Reference, user: CodeOwner)] = []

  init(_ project: ClassifiedGraph, _ relocations: Relocations) {
    self.project = project
    self.relocations = relocations
  }

  /// Notes the protocol that a stored property or the parameter of an initializer has. A weak one is a delegate:
  /// it receives events and provides nothing.
  mutating func note(_ reference: Reference, _ target: TypeID) {
    guard project.graph.types[target.index].kind == .protocol else { return }
    if reference.kind == .stores, !modifiers(reference).isDisjoint(with: [.weak, .unowned]) { return }
    isHeld.insert(target)
  }

  /// Adds an object that is injected: a property without an initial value, a parameter of an initializer. A struct is one
  /// by its role.
  mutating func add(_ reference: Reference, _ user: CodeOwner, _ target: TypeID) {
    let graph = project.graph
    let kind = graph.types[target.index].kind
    guard kind == .class || kind == .actor || kind == .struct && project.role(of: target) != nil,
      graph.types[target.index].outer == nil,
      !graph.types[target.index].supertypes.isEmpty
    else { return }
    switch reference.kind {
    case .takes: break
    case .stores:
      guard reference.declaration != noIndex, modifiers(reference).isDisjoint(with: [.lazy, .weak, .unowned]) else {
        return
      }
      let fact = graph[DeclarationID(reference.file, reference.declaration)]
      guard fact.initialValue.isEmpty else { return }
    default: return
    }
    guard graph.types[target.index].access > .fileprivate, project.isProduction(target), !project.isReplacement(target)
    else { return }
    candidates.append((reference, user))
  }

  /// The candidates that have such a port.
  func found() -> [Found] {
    candidates.compactMap { reference, user in
      guard let target = reference.target.typeID, let port = port(of: target, for: user, at: reference) else {
        return nil
      }
      return Found(reference: reference, user: user, target: target, port: port)
    }
  }

  private func port(of target: TypeID, for user: CodeOwner, at reference: Reference) -> TypeID? {
    let graph = project.graph
    let protocols = graph.projectProtocols(of: target).filter(isHeld.contains)
    guard !protocols.isEmpty, let operations = relocations.operations(of: target, by: user),
      operations.contains(where: { graph[$0].kind == .function }), !isPassedOn(target, by: user)
    else { return nil }
    let own = user.type.map { graph.projectProtocols(of: $0) } ?? []
    // A type that conforms to the port as well wraps or combines the others, and has to know which ones.
    return protocols.first { candidate in
      !own.contains(candidate) && !project.isGenericBase(candidate) && hasOperations(candidate)
        && relocations.missing(operations, in: candidate).isEmpty
        && graph.conforms(target, to: candidate, at: reference)
    }
  }

  /// Whether the user passes the whole object to other code, which may need more of it.
  private func isPassedOn(_ target: TypeID, by user: CodeOwner) -> Bool {
    let graph = project.graph
    var names: Set<String> = []
    let context = relocations.context
    let references =
      user.type.map { Array(graph.references(from: $0)) } ?? context.judgedUsages(by: user).map(\.reference)
    for other in references
    where other.target.typeID == target && (other.kind == .stores || other.kind == .takes) {
      guard other.declaration != noIndex else { continue }
      let id = DeclarationID(other.file, other.declaration)
      let facts = graph.facts(of: id)
      if other.kind == .stores { names.insert(graph.name(of: id)) }
      for parameter in facts.parameters[graph[id].parameters.range]
      where parameter.type != noIndex && facts.types[Int(parameter.type)].offset == other.offset {
        names.insert(facts.names[parameter.name])
      }
    }
    return context.bodies(of: user).contains { body in
      let tree = body.tree
      return tree.all(.argument, in: body.range).contains { argument in
        let value = tree.value(of: argument)
        let path = tree.path(of: value)
        return path.last.map(names.contains) == true && (path.count == 1 || path.count == 2 && path[0] == "self")
          && tree.calls(in: tree.subtree(of: value)).isEmpty
      }
    }
  }

  /// It says what is done rather than what something is: a protocol of properties describes data.
  private func hasOperations(_ candidate: TypeID) -> Bool {
    let graph = project.graph
    let kinds = graph.children(of: graph[candidate].declaration).map { graph[$0].kind }
    let functions = kinds.count { $0 == .function }
    return functions > 0 && functions >= kinds.count { $0 == .variable }
  }

  private func modifiers(_ reference: Reference) -> Modifiers {
    guard reference.declaration != noIndex else { return [] }
    return project.graph[DeclarationID(reference.file, reference.declaration)].modifiers
  }
}
