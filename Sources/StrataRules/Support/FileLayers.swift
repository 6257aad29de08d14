import StrataDefinition
import StrataModel

extension RuleContext {
  /// The types declared at the top level of a file, in order.
  func topLevelTypes(of file: FileID) -> [TypeID] {
    let graph = project.graph
    let declarations = graph.files[file.index].facts.declarations
    let types = graph.typeOfDeclaration[file.index]
    var result: [TypeID] = []
    var index = 0
    while index < declarations.count {
      if declarations[index].kind != .extension, let type = types[index] { result.append(type) }
      index = max(Int(declarations[index].next), index + 1)
    }
    return result
  }

  /// The layer of a file: that of its path unless it is neutral, else the one that all its types agree on, as far as
  /// they have one.
  func layer(of file: FileID) -> Int {
    let path = layerOfFile[file.index]
    if path >= 0, !project.definition.layers[path].isNeutral { return path }
    var result = Self.none
    for type in topLevelTypes(of: file) {
      let layer = layerOfType[type.index]
      if layer < 0 { continue }
      guard result < 0 || result == layer else { return path }
      result = layer
    }
    return result < 0 ? path : result
  }

  /// Modules all of whose types lie in one layer, with that layer. Protocols that say what a composition root builds make
  /// no module part of it.
  func layersOfModules() -> [String: Int] {
    let graph = project.graph
    var layers: [Int?] = Array(repeating: nil, count: graph.modules.count)
    var isMixed = Array(repeating: false, count: graph.modules.count)
    for type in graph.typeIDs where standing[type.index].contains(.production) {
      guard graph.types[type.index].outer == nil else { continue }
      let module = graph.types[type.index].module.index
      let layer = folderLayerOfType[type.index]
      if layer >= 0, project.definition.layers[layer].isCompositionRoot, isInterface(type) {
        isMixed[module] = true
        continue
      }
      if layer < 0 || (layers[module] ?? layer) != layer { isMixed[module] = true }
      layers[module] = layer
    }
    var result: [String: Int] = [:]
    for (index, module) in graph.modules.enumerated() where !module.isTest && !isMixed[index] {
      if let layer = layers[index], layer >= 0 { result[module.name] = layer }
    }
    return result
  }
}
