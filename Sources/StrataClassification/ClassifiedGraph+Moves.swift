import StrataDefinition
import StrataModel

extension ClassifiedGraph {
  /// The same code base with a type, and those that are declared inside it, in another layer.
  package func moving(_ type: TypeID, _ family: Set<TypeID>, to layer: String, as role: RoleID?) -> ClassifiedGraph {
    var assignments = assignments
    let former = self[type]
    for member in family {
      let index = member.index
      if member == type || assignments[index].role == former.role && assignments[index].isInherited {
        assignments[index].role = role
      }
      if assignments[index].layer == former.layer { assignments[index].layer = layer }
      if assignments[index].folderLayer == former.folderLayer { assignments[index].folderLayer = layer }
    }
    return ClassifiedGraph(
      graph: graph, definition: definition, assignments: assignments, ownRoles: ownRoles, placement: placement,
      roleSelectors: roleSelectors, previewMembers: previewMembers, coverage: coverage)
  }

  /// Whether a selector matches a type in a layer. Conditions on paths and modules are evaluated where the type is.
  package func matches(_ selector: Selector, _ type: TypeID, in layer: String?) -> Bool {
    var outer: [TypeID] = []
    while let next = graph.types[(outer.last ?? type).index].outer { outer.append(next) }
    let trace = SelectorTrace(
      graph: graph, vocabulary: vocabulary,
      subject: SelectorTrace.Subject(type: type, file: graph[type].declaration.file), folderLayer: layer,
      outerRoles: outer.compactMap { role(of: $0) })
    return trace.matches(selector)
  }
}
