import StrataDefinition
import StrataModel

extension ClassificationRun {
  /// What replaces other code belongs to the layer of its folder, whatever the role is of what it replaces.
  mutating func markReplacements() {
    var kinds: [Int: Replacement] = [:]
    let vocabulary = definition.vocabulary
    previewMembers = PreviewMembers(graph, vocabulary).found()
    let finder = ReplacementFinder(graph, vocabulary, assignments, previewMembers: previewMembers)
    for (type, kind) in finder.found() { kinds[type.index] = kind }
    guard !kinds.isEmpty else { return }
    for type in graph.typeIDs where kinds[type.index] != nil || assignments[type.index]?.isInherited == true {
      var around: TypeID? = type
      while let outer = around, kinds[outer.index] == nil {
        around = assignments[outer.index]?.isInherited == true ? graph.types[outer.index].outer : nil
      }
      guard let around, let kind = kinds[around.index] else { continue }
      assignments[type.index]?.replacement = kind
      guard let folder = definition.layerID(named: assignments[type.index]?.folderLayer) else { continue }
      if !definition[folder].isNeutral { assignments[type.index]?.layer = definition[folder].name }
    }
  }
}
