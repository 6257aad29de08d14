import StrataClassification
import StrataModel

extension RuleContext {
  /// The types without a role, and on top level, in a folder of data sources of the data layer: what has operations there
  /// reads data, whatever its name.
  var typesInFoldersOfDataSources: [TypeID] {
    let (project, graph) = (project, project.graph)
    guard let layer = project.definition.layerID(of: .dataSource) else { return [] }
    return graph.typeIDs.filter { type in
      roleOfType[type.index] == nil && layerOfType[type.index] == layer && project.isProduction(type)
        && graph[type].outer == nil && [.class, .struct, .actor, .protocol].contains(graph[type].kind)
        && RoleFolders.role(around: graph[graph[type].declaration.file].path) == .dataSource
    }
  }
}
