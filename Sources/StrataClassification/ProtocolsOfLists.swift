import StrataDefinition
import StrataModel

/// Protocols that have the name of a source of data, and whose types are all parts of screens: they describe what feeds a
/// list.
struct ProtocolsOfLists {
  let graph: Graph
  let definition: Definition

  /// Requires the assignments of all types, by index.
  func assign(_ assignments: inout [Assignment?]) {
    guard let list = definition.role(.listDataSource) else { return }
    let found = graph.types.indices.filter { type in
      guard graph.types[type].kind == .protocol, let assignment = assignments[type], assignment.role == .dataSource
      else { return false }
      let users = graph.references(to: TypeID(UInt32(type))).filter { $0.kind == .inherits && !isTest($0) }
      return !users.isEmpty
        && users.allSatisfy { user in
          user.source.flatMap { assignments[$0.index]?.role }.map { $0 == list.id || $0 == .view } ?? false
        }
    }
    for type in found {
      guard var assignment = assignments[type] else { continue }
      assignment.role = list.id
      // A definition of its own may not have the layer of the role.
      assignment.layer = list.layer.flatMap { definition.layer(named: $0)?.name } ?? assignment.folderLayer
      assignment.isByUse = true
      assignments[type] = assignment
    }
  }

  private func isTest(_ reference: Reference) -> Bool { graph.files[reference.file.index].isTest }
}
