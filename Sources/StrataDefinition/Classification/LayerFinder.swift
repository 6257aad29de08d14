import StrataModel

/// The layer that folder and module give to files and types.
struct LayerFinder {
  private let selectors: [CompiledSelector?]
  private let fallbacks: [CompiledSelector?]
  private let isAboutFiles: Bool
  /// By file: index of the layer, or -1.
  private(set) var layerOfFile: [Int16] = []

  init(_ definition: Definition, compiler: inout SelectorCompiler) {
    selectors = definition.layers.map { layer in layer.selector.map { compiler.compile($0) } }
    fallbacks = definition.layers.map { layer in layer.fallback.map { compiler.compile($0) } }
    isAboutFiles = (selectors + fallbacks).allSatisfy { $0?.isAboutFile ?? true }
  }

  mutating func placeFiles(_ evaluator: inout SelectorEvaluator) {
    layerOfFile = evaluator.graph.files.indices.map { file in
      best { selector in evaluator.rank(selector, file: file) }
    }
  }

  /// Layer of a type by folder, module and what layers say of types.
  func layer(ofType type: Int, file: Int, _ evaluator: inout SelectorEvaluator) -> Int16 {
    if isAboutFiles { return layerOfFile[file] }
    return best { selector in evaluator.rank(selector, type: type, file: file) }
  }

  /// The layer whose selector matches best; the first of equals. Fallbacks count where no selector matches.
  private func best(_ rank: (CompiledSelector) -> Int) -> Int16 {
    for list in [selectors, fallbacks] {
      var best: (layer: Int, rank: Int) = (-1, -1)
      for (layer, selector) in list.enumerated() {
        guard let selector else { continue }
        let found = rank(selector)
        if found > best.rank { best = (layer, found) }
      }
      if best.layer >= 0 { return Int16(best.layer) }
    }
    return -1
  }
}
