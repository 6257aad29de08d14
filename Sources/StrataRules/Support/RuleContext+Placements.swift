import StrataClassification
import StrataDefinition
import StrataModel

extension RuleContext {
  /// Where code that a layer must not contain may be, as the end of a remedy: `move what needs X to `.
  struct Placement {
    var layers: [String]
    /// The name of the layer whose protocol hides it.
    var interface: String
  }

  /// For what needs a module.
  func placement(ofImport module: String, for layer: LayerID) -> Placement? {
    placement(for: layer) { family in family.modules.contains { $0.matches(module) } }
  }

  /// For what needs a family of frameworks.
  func placement(ofFamily name: String, for layer: LayerID) -> Placement? { placement(for: layer) { $0.name == name } }

  /// Layers that implement protocols of the layer; otherwise those whose protocols it may use. User interfaces are for
  /// the layer of views, and other frameworks are for other layers, as far as there are any.
  private func placement(for layer: LayerID, forbidding isForbidden: (FrameworkFamily) -> Bool) -> Placement? {
    let definition = project.definition
    let others = definition.layerIDs.filter { other in
      let candidate = definition[other]
      return other != layer && !candidate.isCompositionRoot && !candidate.isNeutral && !isWithoutProductionCode(other)
        && !candidate.forbiddenFrameworks.compactMap { definition.family($0) }.contains(where: isForbidden)
    }
    let views = definition.layerID(of: .view)
    let isOfViews = definition.family(FrameworkFamily.ui).map(isForbidden) ?? false
    func preferred(_ layers: [LayerID]) -> [LayerID] {
      let fitting = layers.filter { ($0 == views) == isOfViews }
      return fitting.isEmpty && isOfViews ? layers : fitting
    }
    let implementing = preferred(others.filter { mayUse($0, layer) })
    if !implementing.isEmpty {
      return Placement(layers: implementing.map { layerName($0) }, interface: layerName(layer))
    }
    let used = preferred(others.filter { mayUse(layer, $0) })
    if used.isEmpty { return nil }
    return Placement(
      layers: used.map { layerName($0) }, interface: used.count == 1 ? layerName(used[0]) : "that layer")
  }

  /// Whether all code of a layer is of tests or written by a tool: nobody moves production code there. A layer without any
  /// code is a place for it.
  func isWithoutProductionCode(_ layer: LayerID) -> Bool {
    let graph = project.graph
    var isEmpty = true
    func isProduct(_ file: FileID) -> Bool { !project.isTestFile[file.index] && !isUnchecked(file) }
    for (index, home) in layerOfFile.enumerated() where home == layer {
      if isProduct(FileID(UInt32(index))) { return false }
      isEmpty = false
    }
    for (index, home) in layerOfType.enumerated() where home == layer {
      if isProduct(graph.types[index].declaration.file) { return false }
      isEmpty = false
    }
    return !isEmpty
  }
}
