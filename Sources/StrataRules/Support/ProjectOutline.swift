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
      && graph.modules == other.graph.modules && hasSameFiles(as: other.graph) && hasSameTypes(as: other.graph)
  }

  private func hasSameFiles(as other: Graph) -> Bool {
    graph.files.elementsEqual(other.files) {
      $0.path == $1.path && $0.module == $1.module && $0.isTest == $1.isTest && $0.otherModules == $1.otherModules
    }
  }

  private func hasSameTypes(as other: Graph) -> Bool {
    let hasSameExternals = graph.externals == other.externals
    func isSame(_ a: Target?, _ b: Target?) -> Bool {
      if hasSameExternals { return a == b }
      guard let a = a?.externalID, let b = b?.externalID else { return a == b }
      return graph[a] == other[b]
    }
    return graph.types.elementsEqual(other.types) { a, b in
      a.name == b.name && a.module == b.module && a.kind == b.kind && a.access == b.access && a.outer == b.outer
        && a.isTest == b.isTest && a.isLocal == b.isLocal && a.marks == b.marks && a.attributes == b.attributes
        && a.declaration.file == b.declaration.file && a.extensions.elementsEqual(b.extensions) { $0.file == $1.file }
        && a.supertypes.elementsEqual(b.supertypes, by: isSame) && isSame(a.aliased, b.aliased)
    }
  }
}
