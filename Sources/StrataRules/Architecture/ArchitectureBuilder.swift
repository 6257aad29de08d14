import StrataClassification
import StrataDefinition
import StrataModel

/// Makes the ``Architecture`` of a project: of production code, composition roots and generated files included.
package struct ArchitectureBuilder {
  let context: RuleContext
  let project: ClassifiedGraph
  let graph: Graph
  /// By type: its index in the list of types, or -1.
  private let indexOfType: [Int]
  /// In the order of ``Architecture/types``.
  let types: [TypeID]
  /// By module: its index in the list of modules; nil for those of tests, and those without files of the definition.
  private let indexOfModule: [Int?]
  private let modules: [String]
  private let features: Features

  package init(_ context: RuleContext) {
    let (project, graph) = (context.project, context.project.graph)
    (self.context, self.project, self.graph) = (context, project, graph)
    types = graph.typeIDs.filter { context.isPartOfArchitecture($0) }.sorted { a, b in
      let (one, other) = (graph[a], graph[b])
      if one.module != other.module { return one.module < other.module }
      return one.name == other.name ? a < b : one.name < other.name
    }
    var indexOfType = Array(repeating: -1, count: graph.types.count)
    for (index, type) in types.enumerated() { indexOfType[type.index] = index }
    self.indexOfType = indexOfType
    var hasFiles = Array(repeating: false, count: graph.modules.count)
    for (index, file) in graph.files.enumerated() where !file.isTest && context.parts.isOwn(FileID(UInt32(index))) {
      hasFiles[file.module.index] = true
    }
    var modules: [String] = []
    indexOfModule = graph.modules.enumerated().map { index, module in
      guard hasFiles[index], !module.isTest, module.support == nil else { return nil }
      modules.append(module.name)
      return modules.count - 1
    }
    self.modules = modules
    features = context.knownFeatures
  }

  /// - Parameter withDeclarations: also with the members of types and the surface of modules, which only comparisons need.
  package func build(withDeclarations: Bool) -> Architecture {
    var result = Architecture()
    result.types = types.map { record(of: $0, withMembers: withDeclarations) }
    result.layers = project.definition.layers.map { layer in
      LayerRecord(name: layer.name, uses: layer.isCompositionRoot ? nil : layer.uses)
    }
    result.modules = modules
    result.features = features.names
    result.uses = uses()
    result.unresolved = project.ledger.production.unresolved + project.ledger.production.ambiguous
    if withDeclarations { result.surface = PublicSurface(context).entries() }
    return result
  }

  private func record(of type: TypeID, withMembers: Bool) -> TypeRecord {
    let entity = graph[type]
    var outermost = type
    while let outer = graph[outermost].outer, indexOfType[outer.index] >= 0 { outermost = outer }
    let members =
      withMembers
      ? Set(graph.members(of: type).filter { !graph[$0].isLocal }.map { graph.signature(of: $0) }).sorted() : []
    return TypeRecord(
      name: entity.name, module: graph[entity.module].name, kind: String(describing: entity.kind),
      location: graph.location(of: type), layer: project.layer(of: type), role: project.role(of: type)?.rawValue,
      feature: feature(of: entity.declaration.file).map { features.names[$0] },
      outermost: indexOfType[outermost.index], members: members)
  }

  private func feature(of file: FileID) -> Int? {
    let feature = features.ofFile[file.index]
    return feature < 0 ? nil : feature
  }

  // MARK: Uses

  private struct Key: Hashable {
    var from: Int?
    var to: Int?
    var layers: TypeUse.Ends
    var modules: TypeUse.Ends
    var features: TypeUse.Ends
  }

  private func uses() -> [TypeUse] {
    var found: [Key: TypeUse] = [:]
    for usage in context.usages where context.isPartOfArchitecture(usage) {
      guard let key = key(of: usage) else { continue }
      let reference = usage.reference
      if found[key] != nil {
        found[key]?.count += 1
        continue
      }
      // References are in the order of the files.
      found[key] = TypeUse(
        from: key.from, to: key.to, layers: key.layers, modules: key.modules, features: key.features, count: 1,
        location: graph.location(reference.file, reference.offset), target: graph.targetName(of: reference))
    }
    return found.values.sorted { a, b in
      if a.from != b.from { return (a.from ?? -1) < (b.from ?? -1) }
      if a.to != b.to { return (a.to ?? -1) < (b.to ?? -1) }
      return a.location < b.location
    }
  }

  private func key(of usage: Usage) -> Key? {
    let reference = usage.reference
    let from: Int?
    if let user = usage.user {
      guard indexOfType[user.index] >= 0 else { return nil }
      from = indexOfType[user.index]
    } else {
      from = nil
    }
    let (to, file, layer): (Int?, FileID, LayerID?)
    switch reference.target {
    case .external: return nil
    case .type(let type):
      guard indexOfType[type.index] >= 0, indexOfType[type.index] != from else { return nil }
      (to, file) = (indexOfType[type.index], graph.types[type.index].declaration.file)
      layer = context.usedLayer(reference, type)
    case .declaration(let declaring):
      guard !graph.files[declaring.index].isTest, context.parts.isOwn(declaring) else { return nil }
      (to, file, layer) = (nil, declaring, context.layerOfFile[declaring.index])
    }
    return Key(
      from: from, to: to, layers: .init(usage.site.layer?.index, layer?.index),
      modules: .init(
        indexOfModule[graph.files[reference.file.index].module.index],
        indexOfModule[graph.files[file.index].module.index]),
      features: .init(feature(of: reference.file), feature(of: file)))
  }
}

extension RuleContext {
  /// The features that the rules of the definition know, or those in folders with the usual names.
  var knownFeatures: Features {
    let rules = [RuleIDs.featureIsolation, RuleIDs.layerCycle]
    let settings = rules.map { project.definition.settings(of: $0) }.first { !$0.options.isEmpty }
    if let settings { return features(settings) }
    return Features(
      of: project.graph, containers: vocabulary[.screenFolders].entries,
      shared: vocabulary[.sharedFolders].entries + project.definition.layers.map(\.name))
  }
}
