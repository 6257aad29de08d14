import StrataDefinition
import StrataModel

/// Types without layer and role in a file of no layer whose other types are all in one layer: private ones belong to
/// these, and a protocol that a view or a view model uses beside it, such as that of its delegate, is a part of the screen.
struct CompanionsOfFiles {
  let graph: Graph
  let definition: Definition
  /// By file.
  let layers: [LayerID?]

  /// Requires the assignments of all types, by index.
  func assign(_ assignments: inout [Assignment?]) {
    let presentation = definition.layer(of: .view)
    var found: Set<Int> = []
    for file in graph.files.indices where layers[file] == nil && !graph.files[file].isTest {
      let types = graph.topLevelTypes(of: FileID(UInt32(file))).map(\.index)
      guard types.count > 1, let layer = commonLayer(of: types, assignments) else { continue }
      for type in types
      where isOpen(type, assignments)
        && (graph[graph.types[type].declaration].isPrivate || layer == presentation && isNeeded(type, assignments))
      {
        assignments[type]?.layer = layer
        assignments[type]?.isByUse = true
        found.insert(type)
      }
    }
    if !found.isEmpty { assignNested(in: found, &assignments) }
  }

  /// The layer of all types that have one; nil if there are several, or a composition root.
  private func commonLayer(of types: [Int], _ assignments: [Assignment?]) -> String? {
    var common: String?
    for type in types {
      guard let assignment = assignments[type] else { continue }
      if assignment.isCompositionRoot || assignment.replacement != nil { return nil }
      guard let layer = assignment.layer else { continue }
      if let common, common != layer { return nil }
      common = layer
    }
    guard let common, definition.layer(named: common)?.isNeutral == false else { return nil }
    return common
  }

  private func isOpen(_ type: Int, _ assignments: [Assignment?]) -> Bool {
    guard let assignment = assignments[type], assignment.replacement == nil, graph.types[type].marks.isEmpty,
      !graph.types[type].isLocal
    else { return false }
    return assignment.layer == nil && assignment.role == nil
  }

  /// Whether a type is a protocol that a type of a layer in its file names.
  private func isNeeded(_ type: Int, _ assignments: [Assignment?]) -> Bool {
    guard graph.types[type].kind == .protocol else { return false }
    let file = graph.types[type].declaration.file
    return graph.references(to: TypeID(UInt32(type))).contains { reference in
      guard reference.file == file, let user = reference.source else { return false }
      return user.index != type && assignments[graph.outermost(user).index]?.layer != nil
    }
  }

  private func assignNested(in companions: Set<Int>, _ assignments: inout [Assignment?]) {
    for type in graph.types.indices where graph.types[type].outer != nil && isOpen(type, assignments) {
      var outer = graph.types[type].outer
      while let enclosing = outer {
        if companions.contains(enclosing.index) {
          let layer = assignments[enclosing.index]?.layer
          assignments[type]?.layer = layer
          assignments[type]?.isInherited = true
          break
        }
        outer = graph.types[enclosing.index].outer
      }
    }
  }
}
