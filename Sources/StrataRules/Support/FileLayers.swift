import StrataClassification
import StrataDefinition
import StrataModel

extension RuleContext {
  /// The layer that decides what a file may import: that of its path (`layerOfFile`) unless it is neutral, or an outer
  /// folder of the path is that of all its types (`Presentation/SignUp/Domain` is a folder of the screen); otherwise
  /// the common layer of all its types that have one.
  func importingLayer(of file: FileID) -> LayerID? {
    let path = layerOfFile[file.index]
    if let path, !project.definition[path].isNeutral { return layerOfOuterFolder(of: file, inside: path) ?? path }
    var result: LayerID?
    for type in project.graph.topLevelTypes(of: file) {
      guard let layer = layerOfType[type.index] else { continue }
      guard result == nil || result == layer else { return path }
      result = layer
    }
    return result ?? path
  }

  private func layerOfOuterFolder(of file: FileID, inside inner: LayerID) -> LayerID? {
    let types = project.graph.topLevelTypes(of: file)
    guard let first = types.first, let layer = layerOfType[first.index], layer != inner,
      types.allSatisfy({ layerOfType[$0.index] == layer }),
      project.definition[layer].selector?.hasPath(matching: project.graph[file].path) == true
        || types.allSatisfy({ [.screenInteractor, .screenValue].contains(project.role(of: $0)) })
    else { return nil }
    return layer
  }

  /// The layer to which a file moves with its types, if all of them are reported as misplaced. What either layer may
  /// import is not reported.
  func layerOfMisplacedTypes(in file: FileID) -> LayerID? {
    let types = project.graph.topLevelTypes(of: file)
    guard let first = types.first, types.allSatisfy(isMisplaced) else { return nil }
    let layer = layerOfType[first.index]
    return types.allSatisfy { layerOfType[$0.index] == layer } ? layer : nil
  }

  /// Modules whose types are all in one layer, with that layer. Protocols of composition roots do not make a module
  /// part of their layer. A module that imports a framework for network or storage, and of whose types at least half
  /// are in one layer that may do so and the others in none, counts too.
  func layersOfModules() -> [String: LayerID] {
    let graph = project.graph
    var layers: [LayerID?] = Array(repeating: nil, count: graph.modules.count)
    var neutral = layers
    var isMixed = Array(repeating: false, count: graph.modules.count)
    var isDivided = isMixed
    var counts = Array(repeating: (placed: 0, all: 0), count: graph.modules.count)
    for type in graph.typeIDs where flags[type.index].contains(.production) {
      guard graph.types[type.index].outer == nil else { continue }
      let module = graph.types[type.index].module.index
      counts[module].all += 1
      guard let layer = folderLayerOfType[type.index], !project.definition[layer].isNeutral else {
        isMixed[module] = isMixed[module] || folderLayerOfType[type.index] == nil || layers[module] != nil
        neutral[module] = folderLayerOfType[type.index] ?? neutral[module]
        continue
      }
      counts[module].placed += 1
      if neutral[module] != nil { isMixed[module] = true }
      if project.definition[layer].isCompositionRoot, isInterface(type) {
        (isMixed[module], isDivided[module]) = (true, true)
        continue
      }
      if (layers[module] ?? layer) != layer { (isMixed[module], isDivided[module]) = (true, true) }
      layers[module] = layer
    }
    var result: [String: LayerID] = [:]
    for (index, module) in graph.modules.enumerated() where !module.isTest {
      if !isMixed[index] {
        if let layer = layers[index] ?? neutral[index] { result[module.name] = layer }
      } else if let layer = layers[index], !isDivided[index], counts[index].placed * 2 >= counts[index].all,
        isOfData(ModuleID(UInt32(index)), layer)
      {
        result[module.name] = layer
      }
    }
    return result
  }

  /// Whether a module imports a framework that the domain must not import, and its layer may.
  private func isOfData(_ module: ModuleID, _ layer: LayerID) -> Bool {
    let definition = project.definition
    guard let domain = DomainLayer.id(in: definition), layer != domain, !definition[layer].isCompositionRoot else {
      return false
    }
    let own = Set(definition[layer].forbiddenFrameworks + [FrameworkFamily.ui])
    let families = definition[domain].forbiddenFrameworks.filter { !own.contains($0) }
      .compactMap { definition.family($0) }
    return project.graph.files.contains { file in
      file.module == module && !file.isTest
        && file.facts.imports.contains { fact in
          let name = file.facts.names[fact.module]
          return families.contains { $0.modules.contains { $0.matches(name) } }
        }
    }
  }
}

extension ClassifiedGraph {
  /// Whether a file has a composition root, and its other types only are its interface or doubles that it provides.
  func onlyBuilds(_ file: FileID) -> Bool {
    let types = graph.topLevelTypes(of: file)
    return types.contains(where: isCompositionRoot)
      && types.allSatisfy { isCompositionRoot($0) || graph.types[$0.index].kind == .protocol || isReplacement($0) }
  }
}
