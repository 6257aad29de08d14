import StrataDefinition
import StrataModel

/// Protocols that no selector matches, but whose implementations all have one role: `SlotsProviding`, to which only
/// `SlotsGateway` conforms, is the gateway's port. Only implementations in production code count. A protocol that the
/// presentation layer declares describes what a screen needs, and stays what it is.
struct PortsByUse {
  let graph: Graph
  let definition: Definition

  /// Roles whose protocols are ports of the data layer.
  private static let roles: Set<RoleID> = [.gateway, .repository, .dataSource, .apiService, .networkClient]

  /// - Parameter assignments: of all types, by index.
  /// - Returns: protocols without a role, each with the role of its implementations.
  func found(_ assignments: [Assignment?]) -> [(type: Int, role: RoleID)] {
    var roles: [Int: RoleID?] = [:]
    for (type, entity) in graph.types.enumerated() {
      guard entity.kind != .protocol, entity.kind != .typealias, !entity.isTest, entity.marks.isEmpty else { continue }
      let ports = entity.supertypes.compactMap { $0.typeID?.index }.filter { isCandidate($0, assignments) }
      guard !ports.isEmpty, assignments[type]?.replacement == nil else { continue }
      let role = assignments[type]?.role
      for port in ports {
        if let known = roles[port] {
          if known != role { roles[port] = .some(nil) }
        } else {
          roles[port] = .some(role)
        }
      }
    }
    return roles.sorted { $0.key < $1.key }.compactMap { type, role in
      guard let role, Self.roles.contains(role), definition.role(role) != nil else { return nil }
      return (type, role)
    }
  }

  private func isCandidate(_ type: Int, _ assignments: [Assignment?]) -> Bool {
    let entity = graph.types[type]
    guard entity.kind == .protocol, entity.outer == nil, !entity.isTest, entity.marks.isEmpty,
      let assignment = assignments[type], assignment.role == nil, !assignment.isCompositionRoot
    else { return false }
    guard let layer = assignment.folderLayer ?? assignment.layer else { return true }
    return layer != definition.role(.view)?.layer
  }
}
