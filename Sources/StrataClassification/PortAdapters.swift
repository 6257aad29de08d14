import StrataDefinition
import StrataModel

/// Types that no selector matches, but that implement a port of the data layer: `RemotePhotoStore`, in a folder of the
/// data layer, conforms to `PhotoStore`, which its folder and its shape show to be the interface of a repository.
struct PortAdapters {
  let graph: Graph
  let definition: Definition

  private static let roles: [RoleID] = [.gateway, .repository]

  /// Gives the types the role of their port. Requires the assignments of all types, by index.
  func assign(_ assignments: inout [Assignment?]) {
    let homes = Self.roles.map { definition.layer(of: $0) }
    for type in graph.types.indices where !graph.types[type].supertypes.isEmpty {
      guard [.class, .struct, .actor].contains(graph.types[type].kind), graph.types[type].outer == nil,
        !graph.types[type].isTest, graph.types[type].marks.isEmpty, let assignment = assignments[type],
        assignment.role == nil, assignment.replacement == nil,
        !assignment.isCompositionRoot, let layer = assignment.layer, homes.contains(layer)
      else { continue }
      let ports = graph.allProjectSupertypes(of: TypeID(UInt32(type))).map(\.index)
        .filter { graph.types[$0].kind == .protocol }
      let found = zip(Self.roles, homes).first { role, home in
        home == layer && ports.contains { assignments[$0]?.role == role }
      }
      guard let role = found?.0 else { continue }
      assignments[type]?.role = role
      assignments[type]?.isByUse = true
    }
  }
}
