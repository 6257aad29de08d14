import StrataClassification
import StrataDefinition
import StrataModel

extension ConcreteDependency {
  /// The protocol that could be stored instead. A protocol with associated types that are not primary cannot replace
  /// the type as it is, one with primary ones only if it has all that the user calls. One that has nothing of what
  /// the user calls is an interface for others.
  func port(
    of type: TypeID, role: RoleID, at reference: Reference, for user: CodeOwner, _ relocations: Relocations,
    in project: ClassifiedGraph
  ) -> TypeID? {
    let called = relocations.members(of: type, calledBy: user)
    let names = Set(called.map { project.graph.name(of: $0) })
    let protocols = project.protocols(of: type, role: role).filter {
      project.graph.conforms(type, to: $0, at: reference)
    }
    let plain = protocols.filter {
      !project.isGenericBase($0) && (names.isEmpty || relocations.missing(called, in: $0).count < names.count)
        && !isBaseOfOthers($0, of: type, calling: called, relocations, in: project)
    }
    return plain.first { relocations.missing(called, in: $0).isEmpty } ?? plain.first
      ?? namesake(of: type, at: reference, in: project)
      ?? protocols.first {
        project.hasOnlyPrimaryAssociatedTypes($0) && relocations.missing(called, in: $0).isEmpty
      }
  }

  /// Whether a protocol is what several clients have in common, and not the interface of one: types that are not related
  /// conform to it, and it has no function of those that the user calls, or of those that the type offers where the user
  /// calls none. A user of the type cannot hold the protocol instead, and the others cannot take its place.
  private func isBaseOfOthers(
    _ candidate: TypeID, of type: TypeID, calling called: [DeclarationID], _ relocations: Relocations,
    in project: ClassifiedGraph
  ) -> Bool {
    let graph = project.graph
    let needed = called.isEmpty ? project.operations(of: type).map(\.declaration) : called
    let missing = Set(relocations.missing(needed, in: candidate))
    let functions = needed.filter { graph[$0].kind == .function }
    guard !missing.isEmpty, functions.allSatisfy({ missing.contains(graph.name(of: $0)) }) else { return false }
    return project.implementations(of: candidate).contains { other in
      other != type && !graph.allProjectSupertypes(of: other).contains(type)
        && !graph.allProjectSupertypes(of: type).contains(other)
        && !graph.members(of: other).contains {
          missing.contains(graph.name(of: $0))
        }
    }
  }

  /// Whether a type only groups dependencies, which composition roots create and hand out with it.
  func isBundle(_ user: CodeOwner, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    guard let type = user.type, graph[type].kind == .struct || graph[type].kind == .class,
      !graph.members(of: type).contains(where: { graph[$0].kind == .function }),
      graph.references(from: type).count(where: { reference in
        reference.kind == .stores && reference.target.typeID.map { context.isDependency($0) } ?? false
      }) > 2
    else { return false }
    let creations = graph.references(to: type).filter { $0.kind == .creates && context.project.isProduction($0) }
    return !creations.isEmpty
      && creations.allSatisfy { creation in creation.source.map { context.isRoot($0) } ?? false }
  }

  /// `KeychainManageable` of `KeychainManager`: a protocol without a role, named like the type, with requirements.
  /// A longer name, such as `KeychainManagerSyncSupport`, is that of a partial interface for other users.
  private func namesake(of type: TypeID, at reference: Reference, in project: ClassifiedGraph) -> TypeID? {
    let graph = project.graph
    let name = graph[type].simpleName
    let vocabulary = project.vocabulary
    let endings: [Vocabulary.List] = [.protocolSuffixes, .capabilitySuffixes]
    return graph.projectProtocols(of: type).first { candidate in
      let other = graph[candidate].simpleName
      let shared = zip(name, other).prefix { $0 == $1 }.count
      return project.role(of: candidate) == nil && name.count - shared <= 2 && shared > name.count / 2
        && endings.contains { vocabulary[$0].entries.contains(String(other.dropFirst(shared))) }
        && !graph.children(of: graph[candidate].declaration).isEmpty && !project.isGenericBase(candidate)
        && graph.conforms(type, to: candidate, at: reference)
    }
  }
}
