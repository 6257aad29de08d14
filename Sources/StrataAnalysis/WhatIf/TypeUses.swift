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

  /// The location of each use, as in `Sources/A.swift:12`, in another snapshot.
  static func locations(of target: TypeIdentity, by user: TypeIdentity, in graph: Graph) -> [String] {
    guard let target = target.type(in: graph), let user = user.type(in: graph) else { return [] }
    var lines: [String] = []
    for reference in TypeUses(of: target, by: user, in: graph).all {
      let location = graph.location(reference.file, reference.offset)
      let line = "\(location.file):\(location.line)"
      if lines.last != line { lines.append(line) }
    }
    return lines
  }
}
