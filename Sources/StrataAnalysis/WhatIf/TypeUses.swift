import StrataClassification
import StrataModel

/// The uses of one type by another, in the members, extensions and nested types of both.
struct TypeUses {
  /// The references in production code, in source order.
  let all: [Reference]
  /// The declarations of the instance members that are used.
  let operations: [DeclarationID]

  init(of target: TypeID, by user: TypeID, in graph: Graph) {
    let members = Set(graph.members(of: target))
    all = graph.references(to: target).filter { reference in
      guard let source = reference.source, graph.outermost(source) == graph.outermost(user) else {
        return false
      }
      return !graph[reference.file].isTest && reference.context.isDisjoint(with: [.preview, .debug])
    }
    operations = all.compactMap { reference in
      guard reference.kind == .calls, !reference.context.contains(.staticMember),
        let member = reference.memberDeclaration, members.contains(member)
      else { return nil }
      return member
    }
  }

  /// The sorted names of the types, without composition roots, that create a type in production code.
  static func creators(of type: TypeID, _ project: ClassifiedGraph) -> [String] {
    let graph = project.graph
    let found = graph.references(to: type).compactMap { reference -> String? in
      guard reference.kind == .creates, project.isProduction(reference), let source = reference.source else {
        return nil
      }
      let outer = graph.outermost(source)
      return outer == graph.outermost(type) || project.isCompositionRoot(outer) ? nil : graph[outer].name
    }
    return Set(found).sorted()
  }

  /// The sorted names of the production classes that inherit from a class.
  static func subclasses(of type: TypeID, _ graph: Graph) -> [String] {
    if graph[type].kind != .class { return [] }
    return Set(graph.directSubtypes(of: type) { !graph[$0.file].isTest }.map { graph[$0].name }).sorted()
  }

  /// The location of each use, as in `Sources/A.swift:12`, of types given by their names.
  static func locations(of target: String, by user: String, in graph: Graph) -> [String] {
    guard let id = graph.typeIDs.first(where: { graph[$0].name == target }),
      let source = graph.typeIDs.first(where: { graph[$0].name == user })
    else { return [] }
    var lines: [String] = []
    for reference in TypeUses(of: id, by: source, in: graph).all {
      let location = graph.location(reference.file, reference.offset)
      let line = "\(location.file):\(location.line)"
      if lines.last != line { lines.append(line) }
    }
    return lines
  }
}

/// Finds a protocol to which a type already conforms and that can replace it.
enum ExistingInterface {
  static func find(
    of target: TypeID, with operations: [DeclarationID], for users: [TypeID], _ project: ClassifiedGraph
  ) -> TypeID? {
    let graph = project.graph
    let names = Set(operations.map { graph.text(graph[$0].name, in: $0.file) })
    return graph.projectSupertypes(of: target).first { candidate in
      guard graph[candidate].kind == .protocol, project.isProduction(candidate) else { return false }
      let chain = [candidate] + graph.allProjectSupertypes(of: candidate)
      let has = Set(chain.flatMap { graph.members(of: $0) }.map { graph.text(graph[$0].name, in: $0.file) })
      guard names.isSubset(of: has) else { return false }
      return users.allSatisfy { isUsable(candidate, from: $0, project) }
    }
  }

  private static func isUsable(_ candidate: TypeID, from user: TypeID, _ project: ClassifiedGraph) -> Bool {
    guard let home = project.layer(of: candidate), let name = project.layer(of: user), name != home,
      let layer = project.definition.layer(named: name)
    else { return true }
    if layer.isCompositionRoot || layer.uses.contains(home) { return true }
    return project.role(of: candidate).map { layer.usesRoles.contains($0) } ?? false
  }
}
