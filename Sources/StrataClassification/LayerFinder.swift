import StrataDefinition
import StrataModel
import StrataThreads

/// The layer that folder and module give to files and types.
struct LayerFinder {
  /// Nodes of the layers' selectors and fallbacks; -1 for a layer without.
  private let selectors: [Int]
  private let fallbacks: [Int]
  private let isAboutFiles: Bool
  /// By file: index of the layer, or -1.
  private(set) var layerOfFile: [Int16] = []

  init(_ definition: Definition, program: inout SelectorProgram) {
    var selectors: [Int] = []
    var fallbacks: [Int] = []
    for layer in definition.layers {
      selectors.append(layer.selector.map { program.add($0) } ?? -1)
      fallbacks.append(layer.fallback.map { program.add($0) } ?? -1)
    }
    self.selectors = selectors
    self.fallbacks = fallbacks
    isAboutFiles = (selectors + fallbacks).allSatisfy { $0 < 0 || program.isAboutFiles($0) }
  }

  mutating func placeFiles(_ evaluator: SelectorEvaluator, jobs: Int) {
    let files = evaluator.graph.files
    let foldersDecide = !evaluator.paths.looksAtNames && evaluator.program.imports.globs.isEmpty
    layerOfFile = parallelMap(files.count, jobs: jobs, size: 256, state: { evaluator }) { [self] evaluator, share in
      // Files of one folder and module have the same layer, and stand side by side.
      var last: (folder: Int, module: ModuleID, layer: Int16)?
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

  /// Layer of a type by folder, module and what layers say of types.
  func layer(ofType type: Int, _ evaluator: inout SelectorEvaluator) -> Int16 {
    let file = Int(evaluator.traits.files[type])
    return isAboutFiles ? layerOfFile[file] : best(file: file, type: type, &evaluator)
  }

  /// The layer whose selector matches best; the first of equals. Fallbacks count where no selector matches.
  private func best(file: Int, type: Int?, _ evaluator: inout SelectorEvaluator) -> Int16 {
    for list in [selectors, fallbacks] {
      var best: (layer: Int, rank: Int) = (-1, -1)
      for (layer, selector) in list.enumerated() where selector >= 0 {
        let found = evaluator.rank(selector, file: file, type: type)
        if found > best.rank { best = (layer, found) }
      }
      if best.layer >= 0 { return Int16(best.layer) }
    }
    return -1
  }
}
