import StrataDefinition
import StrataModel
import StrataThreads

/// The layers of the files of a graph, and the tables that the selectors of its types and files were evaluated with.
struct FilePlacement: Sendable {
  let tables: SelectorTables
  /// By `FileID`.
  let layers: [LayerID?]
  var modulesOfTransfers: [Bool] = []
  /// Those of the definition, for the next graph.
  let selectors: CompiledSelectors
}

/// The layer that folder and module assign to files and types.
struct LayerFinder {
  /// Nodes of the selectors and fallbacks of those layers that have one.
  private let selectors: [(layer: LayerID, node: Int)]
  private let fallbacks: [(layer: LayerID, node: Int)]
  private let isAboutFiles: Bool
  /// By layer: whether it is of composition roots.
  private let isRoot: [Bool]
  /// The layer of domain models.
  private let domain: LayerID?
  /// The layer of DTOs.
  private let data: LayerID?
  /// By file.
  private(set) var layerOfFile: [LayerID?] = []
  /// By module: its folders are of several layers, so that its name in a fallback says nothing about them.
  private(set) var hasSeveralLayers: [Bool] = []
  /// By module: all its classes and structs are DTOs, such as objects of a database. The name of the module, such as
  /// `ShopEntities`, does not make them models of the domain.
  private(set) var modulesOfTransfers: [Bool] = []

  init(_ definition: Definition, program: inout SelectorProgram) {
    var selectors: [(layer: LayerID, node: Int)] = []
    var fallbacks: [(layer: LayerID, node: Int)] = []
    for (id, layer) in zip(definition.layerIDs, definition.layers) {
      if let selector = layer.selector { selectors.append((id, program.add(selector))) }
      if let fallback = layer.fallback { fallbacks.append((id, program.add(fallback))) }
    }
    self.selectors = selectors
    self.fallbacks = fallbacks
    isRoot = definition.layers.map(\.isCompositionRoot)
    domain = definition.layerID(of: .entity)
    data = definition.layerID(of: .dto)
    isAboutFiles = (selectors + fallbacks).allSatisfy { program.isAboutFiles($0.node) }
  }

  /// - Parameter last: the layers of files that an earlier run found, which are still right outside the focus.
  mutating func placeFiles(
    _ evaluator: SelectorEvaluator, jobs: Int, after last: (layers: [LayerID?], focus: Focus)? = nil
  ) {
    let files = evaluator.graph.files
    hasSeveralLayers = modulesOfSeveralLayers(evaluator)
    if let last {
      layerOfFile = last.layers
      var evaluator = evaluator
      for file in files.indices where last.focus.contains(FileID(UInt32(file))) {
        layerOfFile[file] = best(file: file, type: nil, &evaluator)
      }
      return
    }
    let foldersDecide = !evaluator.tables.paths.looksAtNames
    layerOfFile = parallelMap(files.count, jobs: jobs, size: 256, state: { evaluator }) { [self] evaluator, share in
      // Files of one folder and module have the same layer unless their imports count, and are adjacent in the list.
      var last: (folder: Int, module: ModuleID, layer: LayerID?)?
      return share.map { file in
        let folder = evaluator.tables.paths.folder(of: file)
        let module = files[file].module
        if foldersDecide, let last, last.folder == folder, last.module == module { return last.layer }
        evaluator.hasAskedForImports = false
        let layer = best(file: file, type: nil, &evaluator)
        last = evaluator.hasAskedForImports ? nil : (folder, module, layer)
        return layer
      }
    }
  }

  /// The layer of a type by its folder, its module, and selectors of layers that match types.
  func layer(ofType type: Int, _ evaluator: inout SelectorEvaluator) -> LayerID? {
    let file = Int(evaluator.traits.files[type])
    if let layer = layer(ofProtocol: type, in: file, &evaluator) { return layer }
    if isAboutFiles { return layerOfFile[file] }
    let own = best(file: file, type: type, &evaluator)
    // A nested type that only its folder would place is where the type around it is.
    guard own == layerOfFile[file], let outer = evaluator.graph.types[type].outer,
      evaluator.graph.types[outer.index].declaration.file.index == file
    else { return own }
    return layer(ofType: outer.index, &evaluator)
  }

  /// Whether only a fallback assigns a layer to a file.
  func isByFallback(file: Int, _ evaluator: inout SelectorEvaluator) -> Bool {
    best(of: selectors, file: file, type: nil, &evaluator) == nil
  }

  /// The layer of a protocol in a folder of composition roots inside a folder or a module of the domain: it builds
  /// nothing, and says what the domain needs. Nil for all other types.
  private func layer(ofProtocol type: Int, in file: Int, _ evaluator: inout SelectorEvaluator) -> LayerID? {
    guard let layer = layerOfFile[file], isRoot[layer.index],
      evaluator.graph.types[type].kind == .protocol, evaluator.graph.types[type].outer == nil
    else { return nil }
    let around = best(of: selectors.filter { !isRoot[$0.layer.index] }, file: file, type: nil, &evaluator)
    return around == domain ? around : nil
  }

  /// The layer whose selector matches best; the first of equal ones. Fallbacks count only if no selector matches.
  private func best(file: Int, type: Int?, _ evaluator: inout SelectorEvaluator) -> LayerID? {
    if let layer = best(of: selectors, file: file, type: type, &evaluator) { return layer }
    if let layer = layerOfTransfers(file: file, &evaluator) { return layer }
    evaluator.ignoresModule = hasSeveralLayers[evaluator.graph.files[file].module.index]
    defer { evaluator.ignoresModule = false }
    return best(of: fallbacks, file: file, type: type, &evaluator)
  }

  private func best(
    of list: [(layer: LayerID, node: Int)], file: Int, type: Int?, _ evaluator: inout SelectorEvaluator
  ) -> LayerID? {
    var best: (layer: LayerID?, rank: Int) = (nil, -1)
    for (layer, selector) in list {
      let ignoredModule = evaluator.ignoresModule
      if ignoresModule(of: file, layer, evaluator.graph) { evaluator.ignoresModule = true }
      let found = evaluator.rank(selector, file: file, type: type)
      evaluator.ignoresModule = ignoredModule
      if found > best.rank { best = (layer, found) }
    }
    return best.layer
  }

  /// The layer of DTOs, for a file that only the name of such a module would make a part of the domain.
  private func layerOfTransfers(file: Int, _ evaluator: inout SelectorEvaluator) -> LayerID? {
    guard modulesOfTransfers[evaluator.graph.files[file].module.index],
      let named = selectors.first(where: { $0.layer == domain }), evaluator.rank(named.node, file: file, type: nil) >= 0
    else { return nil }
    return data
  }

  func ignoresModule(of file: Int, _ layer: LayerID, _ graph: Graph) -> Bool {
    layer == domain && modulesOfTransfers[graph.files[file].module.index]
  }

  /// - Parameter transfer: the selector of DTOs.
  mutating func findModulesOfTransfers(_ evaluator: inout SelectorEvaluator, transfer: Int?) {
    let graph = evaluator.graph
    modulesOfTransfers = Array(repeating: false, count: graph.modules.count)
    guard let transfer, domain != nil else { return }
    var hasOthers = modulesOfTransfers
    let position = SelectorEvaluator.TypePosition(layer: nil, outerRoles: [])
    // A protocol says that there is more than what is stored or sent.
    let kinds: Set<DeclarationKind> = [.class, .struct, .actor, .protocol]
    for type in graph.types.indices where kinds.contains(graph.types[type].kind) {
      let module = graph.types[type].module.index
      guard !hasOthers[module], graph.types[type].outer == nil, !graph.types[type].isTest,
        graph.types[type].marks.isEmpty
      else { continue }
      if graph.types[type].kind != .protocol, evaluator.matches(transfer, type: type, position) {
        modulesOfTransfers[module] = true
      } else {
        hasOthers[module] = true
        modulesOfTransfers[module] = false
      }
    }
  }

  /// The modules in which the selectors of layers, without fallbacks, match files of two or more layers.
  private func modulesOfSeveralLayers(_ evaluator: SelectorEvaluator) -> [Bool] {
    var evaluator = evaluator
    let files = evaluator.graph.files
    var layerOfModule: [LayerID?] = Array(repeating: nil, count: evaluator.graph.modules.count)
    var result = Array(repeating: false, count: layerOfModule.count)
    var last: (folder: Int, module: ModuleID)?
    for file in files.indices where !files[file].isTest {
      let (folder, module) = (evaluator.tables.paths.folder(of: file), files[file].module)
      if result[module.index] { continue }
      if let last, last.folder == folder, last.module == module { continue }
      last = (folder, module)
      guard let layer = best(of: selectors, file: file, type: nil, &evaluator) else { continue }
      if let other = layerOfModule[module.index], other != layer { result[module.index] = true }
      layerOfModule[module.index] = layer
    }
    return result
  }
}
