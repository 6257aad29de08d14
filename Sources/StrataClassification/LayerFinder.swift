import StrataDefinition
import StrataModel
import StrataThreads

/// The layers of the files of a graph, and the ranks of path patterns that they follow from.
struct FilePlacement: Sendable {
  let paths: PathTable
  /// By `FileID`.
  let layers: [LayerID?]
}

/// The layer that folder and module assign to files and types.
struct LayerFinder {
  /// Nodes of the selectors and fallbacks of those layers that have one.
  private let selectors: [(layer: LayerID, node: Int)]
  private let fallbacks: [(layer: LayerID, node: Int)]
  private let isAboutFiles: Bool
  /// By file.
  private(set) var layerOfFile: [LayerID?] = []

  init(_ definition: Definition, program: inout SelectorProgram) {
    var selectors: [(layer: LayerID, node: Int)] = []
    var fallbacks: [(layer: LayerID, node: Int)] = []
    for (id, layer) in zip(definition.layerIDs, definition.layers) {
      if let selector = layer.selector { selectors.append((id, program.add(selector))) }
      if let fallback = layer.fallback { fallbacks.append((id, program.add(fallback))) }
    }
    self.selectors = selectors
    self.fallbacks = fallbacks
    isAboutFiles = (selectors + fallbacks).allSatisfy { program.isAboutFiles($0.node) }
  }

  /// - Parameter last: the layers of files that an earlier run found, which are still right outside the focus.
  mutating func placeFiles(
    _ evaluator: SelectorEvaluator, jobs: Int, after last: (layers: [LayerID?], focus: Focus)? = nil
  ) {
    let files = evaluator.graph.files
    if let last {
      layerOfFile = last.layers
      var evaluator = evaluator
      for file in files.indices where last.focus.contains(FileID(UInt32(file))) {
        layerOfFile[file] = best(file: file, type: nil, &evaluator)
      }
      return
    }
    let foldersDecide = !evaluator.paths.looksAtNames && evaluator.program.imports.globs.isEmpty
    layerOfFile = parallelMap(files.count, jobs: jobs, size: 256, state: { evaluator }) { [self] evaluator, share in
      // Files of one folder and module have the same layer, and are adjacent in the list.
      var last: (folder: Int, module: ModuleID, layer: LayerID?)?
      return share.map { file in
        let folder = evaluator.paths.folder(of: file)
        let module = files[file].module
        if foldersDecide, let last, last.folder == folder, last.module == module { return last.layer }
        let layer = best(file: file, type: nil, &evaluator)
        last = (folder, module, layer)
        return layer
      }
    }
  }

  /// The layer of a type by its folder, its module, and selectors of layers that match types.
  func layer(ofType type: Int, _ evaluator: inout SelectorEvaluator) -> LayerID? {
    let file = Int(evaluator.traits.files[type])
    return isAboutFiles ? layerOfFile[file] : best(file: file, type: type, &evaluator)
  }

  /// The layer whose selector matches best; the first of equal ones. Fallbacks count only if no selector matches.
  private func best(file: Int, type: Int?, _ evaluator: inout SelectorEvaluator) -> LayerID? {
    for list in [selectors, fallbacks] {
      var best: (layer: LayerID?, rank: Int) = (nil, -1)
      for (layer, selector) in list {
        let found = evaluator.rank(selector, file: file, type: type)
        if found > best.rank { best = (layer, found) }
      }
      if let layer = best.layer { return layer }
    }
    return nil
  }
}
