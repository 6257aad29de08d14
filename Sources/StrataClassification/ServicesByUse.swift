import StrataDefinition
import StrataModel

/// Types of the domain that only their folder makes models, but that others get behind a protocol: `QuotaPolicy`, which
/// `StandardQuotaPolicy` implements, is a parameter of a use case. They and their protocols are services, whatever their
/// names are. Values that are compared or encoded stay models, and so do types whose protocol is that of a model: models
/// store it, it asks for properties, collections hold it, or functions return it.
struct ServicesByUse {
  let graph: Graph
  let definition: Definition

  /// Gives the types and their protocols the role of a service. Requires the assignments of all types, by index.
  /// - Returns: whether there are any.
  func assign(_ assignments: inout [Assignment?]) -> Bool {
    guard definition.role(.service) != nil else { return false }
    var found: Set<Int> = []
    let users = Set(definition.roles.lazy.filter(\.isDependency).map(\.id)).union([.viewModel, .mapper])
    var isPort: [Int: Bool] = [:]
    for type in graph.types.indices where assignments[type]?.role == .entity {
      guard isCandidate(type), let assignment = assignments[type], !assignment.isInherited else { continue }
      let ports = graph.types[type].supertypes.compactMap { $0.typeID?.index }.filter { port in
        if let known = isPort[port] { return known }
        let found = assignments[port]?.role == nil && self.isPort(port, users, assignments)
        isPort[port] = found
        return found
      }
      if !ports.isEmpty { found.formUnion(ports + [type]) }
    }
    for service in found {
      assignments[service]?.role = .service
      assignments[service]?.isByUse = true
    }
    return !found.isEmpty
  }

  private func isCandidate(_ type: Int) -> Bool {
    let entity = graph.types[type]
    return [.class, .struct, .actor].contains(entity.kind) && !entity.supertypes.isEmpty && entity.outer == nil
      && !entity.isTest && entity.marks.isEmpty
      && entity.supertypes.allSatisfy { target in
        target.typeID != nil
          || !definition.vocabulary[.valueProtocols].contains(lastComponent(graph.name(of: target)))
      }
  }

  /// Whether a protocol has functions alone, and types that are injected or shown get one object behind it.
  private func isPort(_ port: Int, _ users: Set<RoleID>, _ assignments: [Assignment?]) -> Bool {
    let entity = graph.types[port]
    guard entity.kind == .protocol, !entity.isTest, entity.marks.isEmpty else { return false }
    let members = graph.children(of: entity.declaration)
    guard members.contains(where: { graph[$0].kind == .function && !graph[$0].isStatic }),
      !members.contains(where: { graph[$0].kind == .variable || graph[$0].kind == .associatedtype })
    else { return false }
    var isInjected = false
    for reference in graph.references(to: TypeID(UInt32(port))) {
      guard let user = reference.source, !graph[user].isTest else { continue }
      if reference.kind == .returns, !isFactory(user, of: port, assignments) { return false }
      guard reference.kind == .stores || reference.kind == .takes else { continue }
      let role = assignments[user.index]?.role
      if role == .entity, graph[user].kind == .struct || reference.context.contains(.nested) { return false }
      guard let role, users.contains(role) else { continue }
      if reference.context.contains(.nested) { return false }
      isInjected = isInjected || reference.kind == .stores || reference.context.contains(.initializerParameter)
    }
    return isInjected
  }

  /// Whether a type that returns an object makes it for injection. What a repository returns is a result.
  private func isFactory(_ type: TypeID, of port: Int, _ assignments: [Assignment?]) -> Bool {
    assignments[type.index]?.isCompositionRoot ?? false
      || graph.types[type.index].supertypes.contains { $0.typeID?.index == port }
  }
}
