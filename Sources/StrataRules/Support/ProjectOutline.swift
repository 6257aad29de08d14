import StrataDefinition
import StrataModel

/// What rules of scope ``RuleScope/type`` know of types that they do not judge.
struct ProjectOutline: Sendable {
  let graph: Graph
  let layerOfType: [LayerID?]
  let folderLayerOfType: [LayerID?]
  let roleOfType: [RoleIndex?]
  let flags: [TypeFlags]
  let isReportedMisplaced: [Bool]
  let layerOfFile: [LayerID?]

  /// The same files, types, layers and roles, with the same ids. Positions, members and code may differ.
  func isSame(as other: ProjectOutline) -> Bool {
    layerOfType == other.layerOfType && folderLayerOfType == other.folderLayerOfType
      && roleOfType == other.roleOfType && flags == other.flags
      && isReportedMisplaced == other.isReportedMisplaced && layerOfFile == other.layerOfFile
      && graph.hasSameOutline(as: other.graph)
  }
}
