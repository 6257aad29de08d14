import StrataClassification
import StrataDefinition
import StrataModel

/// Layer, role and flags of every type and the layer of every file, as small numbers. Besides the outline of the graph,
/// they are what rules of scope ``RuleScope/type`` know of types that they do not judge: if both are those of the run
/// before, its findings in files out of focus still apply.
struct ProjectTables: Sendable, Equatable {
  /// By type.
  let layerOfType: [LayerID?]
  /// By type: the layer of its folder or module alone.
  let folderLayerOfType: [LayerID?]
  /// By type.
  let roleOfType: [RoleIndex?]
  /// By type.
  let flags: [TypeFlags]
  /// By type: the type itself or, for a local type, the innermost enclosing type that is not local.
  let owner: [TypeID]
  /// By file: the layer that its path assigns.
  let layerOfFile: [LayerID?]
  let replacements: ReplacementTables
  /// By type: whether `misplaced-type` reports it, or an enclosing type, in this run.
  private(set) var isReportedMisplaced: [Bool]

  init(_ project: ClassifiedGraph) {
    let (graph, definition) = (project.graph, project.definition)
    let layers = Dictionary(
      definition.layerIDs.map { (definition[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    let roles = Dictionary(
      definition.roleIndices.map { (definition[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    // Neighbours are mostly in one layer.
    var last: (name: String, layer: LayerID?) = ("", nil)
    func layer(_ name: String?) -> LayerID? {
      guard let name else { return nil }
      if name != last.name { last = (name, layers[name]) }
      return last.layer
    }
    layerOfType = project.assignments.map { layer($0.layer) }
    folderLayerOfType = project.assignments.map { layer($0.folderLayer) }
    roleOfType = project.assignments.map { $0.role.flatMap { roles[$0] } }
    layerOfFile = project.layerOfFile.map { layer($0) }
    flags = TypeFlags.all(in: project, roleOfType: roleOfType)
    owner = graph.typeIDs.map { id in
      var around = id
      while graph[around].isLocal, let outer = graph[around].outer { around = outer }
      return around
    }
    replacements = ReplacementTables(project)
    isReportedMisplaced = Array(repeating: false, count: graph.types.count)
  }

  /// - Parameter reported: the types that `misplaced-type` reports.
  mutating func markMisplaced(_ reported: Set<TypeID>, in graph: Graph) {
    guard !reported.isEmpty else { return }
    for type in graph.typeIDs {
      guard let folder = folderLayerOfType[type.index], folder != layerOfType[type.index] else { continue }
      isReportedMisplaced[type.index] = graph.innermost(from: type, where: reported.contains) != nil
    }
  }
}
