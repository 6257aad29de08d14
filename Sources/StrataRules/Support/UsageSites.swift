import StrataClassification
import StrataDefinition
import StrataModel

/// The sites of all types and files; the sites of usages follow from them.
struct UsageSites {
  private let graph: Graph
  private let folderLayerOfType: [LayerID?]
  private let owner: [TypeID]
  private let layerOfFile: [LayerID?]
  /// By file without a layer: the layer of all its types, if they have one that is not neutral.
  private let layerOfTypes: [LayerID?]
  private let isTestFile: [Bool]
  /// By file; empty if the definition declares none as generated.
  /// By file; empty if all files are judged.
  private let unchecked: [DependencyVerdict.Excuse?]
  private let isRootLayer: [Bool]
  /// By type: the site in the file of its declaration.
  private let ofType: [UsageSite]
  /// By file: the site outside all types.
  private let ofFile: [UsageSite]
  /// By type: whether it is a composition root only by its folder.
  private let isRootByFolder: [Bool]
  private let replacements: ReplacementTables
  /// By type: whether frameworks know it, and no evidence of wiring is asked for.
  private let isEntryPoint: [Bool]
  /// By type: whether it is a DTO.
  private let isTransfer: [Bool]
  /// By type: whether it is in a folder of composition roots, without any evidence that it is one.
  private let isWithoutEvidence: [Bool]
  private let operations: RootOperations
  private let containers: ContainerExtensions
  /// By type: whether all of its code is judged, unless its file or its location says something else.
  private let isPlain: [Bool]
  /// By file: whether it contains neither tests, nor members for previews, nor generated code.
  private let isPlainFile: [Bool]

  init(_ project: ClassifiedGraph, _ tables: ProjectTables, unchecked: [DependencyVerdict.Excuse?]) {
    let (graph, definition) = (project.graph, project.definition)
    let (layerOfType, folderLayerOfType) = (tables.layerOfType, tables.folderLayerOfType)
    let (roleOfType, flags, layerOfFile) = (tables.roleOfType, tables.flags, tables.layerOfFile)
    let isRootLayer = definition.layers.map(\.isCompositionRoot)
    let ofFile = layerOfFile.indices.map { file in
      let layer = layerOfFile[file]
      let isRoot = layer.map { isRootLayer[$0.index] } ?? false
      return UsageSite(layer: layer, excuse: graph.files[file].isTest ? .test : isRoot ? .compositionRoot : nil)
    }
    ofType = tables.owner.map { owner in
      let entity = graph.types[owner.index]
      let isPreviewCode = tables.replacements.isPreviewCode[owner.index]
      let layer = layerOfType[owner.index]
      let isInRoot = flags[owner.index].contains(.root) || layer.map { isRootLayer[$0.index] } ?? false
      let excuse = Self.excuse(entity, isRoot: isInRoot, isPreviewCode: isPreviewCode)
      // Declared in a function at file level: part of the file.
      if entity.isLocal {
        var site = ofFile[entity.declaration.file.index]
        site.excuse = entity.isTest || !entity.marks.isEmpty ? excuse : site.excuse
        return site
      }
      return UsageSite(
        type: owner, layer: layer, role: roleOfType[owner.index],
        folder: tables.isReportedMisplaced[owner.index] ? folderLayerOfType[owner.index] : layer, excuse: excuse)
    }
    isRootByFolder = flags.indices.map { type in
      let isInRoot = flags[type].contains(.root) || layerOfType[type].map { isRootLayer[$0.index] } ?? false
      return isInRoot && flags[type].isSuperset(of: .production) && !flags[type].contains(.replacement)
        && !(roleOfType[type].map { definition[$0].isCompositionRoot } ?? false)
    }
    isWithoutEvidence = flags.map { !$0.contains(.root) }
    replacements = tables.replacements
    isEntryPoint = graph.types.indices.map { type in
      roleOfType[type].map { definition[$0].rootsNeedWiring } != true
        && graph.types[type].supertypes.contains { $0.externalID != nil }
    }
    let dto = definition.roleIndex(of: .dto)
    isTransfer = roleOfType.map { $0 != nil && $0 == dto }
    operations = RootOperations(project, roleOfType: roleOfType)
    containers = ContainerExtensions(project)
    self.graph = graph
    self.folderLayerOfType = folderLayerOfType
    owner = tables.owner
    self.layerOfFile = layerOfFile
    var layers = [Set<LayerID?>](repeating: [], count: layerOfFile.count)
    for (type, entity) in graph.types.enumerated()
    where entity.outer == nil && !entity.isLocal && layerOfFile[entity.declaration.file.index] == nil {
      layers[entity.declaration.file.index].insert(layerOfType[type])
    }
    layerOfTypes = layers.map { layers in
      guard layers.count == 1, let layer = layers.first ?? nil, !definition[layer].isNeutral else { return nil }
      return layer
    }
    isTestFile = graph.files.map(\.isTest)
    self.unchecked = unchecked
    isPlain = graph.typeIDs.map { [ofType] in
      ofType[$0.index].excuse == nil && !tables.replacements.isReplacement($0)
    }
    isPlainFile = graph.files.indices.map { file in
      !graph.files[file].isTest && !tables.replacements.hasPreviewMembers[file]
        && (unchecked.isEmpty || unchecked[file] == nil)
    }
    self.isRootLayer = isRootLayer
    self.ofFile = ofFile
  }

  private static func excuse(
    _ entity: TypeEntity, isRoot: Bool, isPreviewCode: Bool
  ) -> DependencyVerdict.Excuse? {
    if entity.isTest { return .test }
    if entity.marks.contains(.preview) || isPreviewCode { return .preview }
    if entity.marks.contains(.debug) { return .debug }
    return isRoot ? .compositionRoot : nil
  }

  @inline(__always) func site(of reference: Reference) -> UsageSite {
    // Most usages are in code to which nothing below applies.
    if let source = reference.source, isPlain[source.index], isPlainFile[reference.file.index],
      reference.context.isDisjoint(with: [.preview, .debug])
    {
      var site = ofType[source.index]
      if reference.context.contains(.inExtension) { move(&site, to: reference.file, owner[source.index]) }
      if site.excuse == nil {
        if reference.isOfOwnType { site.isOfOwnType = true }
        return site
      }
    }
    var site: UsageSite
    if let source = reference.source {
      site = ofType[source.index]
      if reference.context.contains(.inExtension) { move(&site, to: reference.file, owner[source.index]) }
    } else {
      site = ofFile[reference.file.index]
      if site.excuse == nil, containers.contains(reference) { site.excuse = .compositionRoot }
    }
    if isTestFile[reference.file.index] {
      site.excuse = .test
    } else if !reference.context.isDisjoint(with: [.preview, .debug]) {
      site.excuse = reference.context.contains(.preview) ? .preview : .debug
    } else if site.excuse == nil {
      site.excuse = replacements.excuse(reference)
    } else if site.excuse == .compositionRoot {
      judge(&site, reference)
    }
    if !unchecked.isEmpty, let excuse = unchecked[reference.file.index], site.excuse != .test { site.excuse = excuse }
    if reference.isOfOwnType { site.isOfOwnType = true }
    return site
  }

  /// Takes the excuse from what a composition root does besides building and connecting objects. In another layer than
  /// that of composition roots it also connects no DTOs. A type of the app that a framework creates, such as a scene
  /// delegate, is judged like that layer, wherever it is.
  private func judge(_ site: inout UsageSite, _ reference: Reference) {
    guard let layer = site.layer else { return }
    let isAtHome = isRootLayer[layer.index]
    if isAtHome, let type = site.type, isWithoutEvidence[type.index] { site.excuse = replacements.excuse(reference) }
    guard let target = reference.target.typeID, site.excuse == nil || site.excuse == .compositionRoot else { return }
    let inEntryPoint = site.type.map { isEntryPoint[$0.index] && !isWithoutEvidence[$0.index] } ?? false
    guard isAtHome || inEntryPoint else {
      if isTransfer[target.index] || operations.contains(reference) { site.excuse = nil }
      return
    }
    if operations.isBusiness(reference, inEntryPoint: inEntryPoint) {
      site.excuse = nil
      site.isOperation = isAtHome
    }
  }

  /// In an extension declared in a file of another layer, the file's layer counts, and the type's role does not. Without a
  /// layer of its own, a file has that of its types. A file of no layer changes nothing: what its extensions do, the type
  /// does, unless another module declares them, on which that of the type cannot depend.
  private func move(_ site: inout UsageSite, to file: FileID, _ type: TypeID) {
    guard let here = layerOfFile[file.index] ?? layerOfTypes[file.index] else {
      if graph.files[file.index].module != graph.types[type.index].module, site.excuse == nil { site.move(to: nil) }
      return
    }
    let isRoot = isRootLayer[here.index]
    if site.excuse == nil, file != graph.types[type.index].declaration.file, here != folderLayerOfType[type.index] {
      site.move(to: here)
      if isRoot { site.excuse = .compositionRoot }
    } else if site.excuse == .compositionRoot, isRootByFolder[type.index], !isRoot {
      site = UsageSite(type: type, layer: here)
    }
  }
}
