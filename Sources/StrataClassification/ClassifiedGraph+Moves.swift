import StrataDefinition
import StrataModel

extension ClassifiedGraph {
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

/// A code base with one type in another layer, for moves that are tried one after the other. A class, so that the list of
/// all assignments is copied once.
package final class MovedTypes {
  private let project: ClassifiedGraph
  private var assignments: [Assignment]
  /// Those of the last move.
  private var moved: Set<TypeID> = []

  package init(_ project: ClassifiedGraph) {
    self.project = project
    assignments = project.assignments
  }

  /// The code base with a type, and those that are declared inside it, in a layer.
  package func project(
    moving type: TypeID, _ family: Set<TypeID>, to layer: String, as role: RoleID?
  ) -> ClassifiedGraph {
    for member in moved { assignments[member.index] = project[member] }
    moved = family
    let former = project[type]
    for member in family {
      let index = member.index
      if member == type || assignments[index].role == former.role && assignments[index].isInherited {
        assignments[index].role = role
      }
      if assignments[index].layer == former.layer { assignments[index].layer = layer }
      if assignments[index].folderLayer == former.folderLayer { assignments[index].folderLayer = layer }
    }
    return ClassifiedGraph(project, with: assignments, changedFor: family)
  }
}
