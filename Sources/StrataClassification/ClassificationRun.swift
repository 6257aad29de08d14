import StrataDefinition
import StrataModel
import StrataThreads

/// One classification in progress.
struct ClassificationRun {
  let graph: Graph
  let definition: Definition
  var assignments: [Assignment?]
  /// By type: the first role whose selector matches the type itself, by its name alone where a role needs evidence.
  private(set) var ownRoles: [RoleIndex?]
  /// The members that only previews use.
  var previewMembers: Set<DeclarationID> = []
  /// The own roles of an earlier run, which are still right outside the focus.
  private let known: (roles: [RoleIndex?], focus: Focus)?
  var evaluator: SelectorEvaluator
  private var layers: LayerFinder
  private let selectors: CompiledSelectors
  let roles: [RoleHome]
  /// By index of the role: its selector contains `wires`.
  let asksForWiring: [Bool]
  /// Layers and roles of the definition that have at least one type or file.
  private(set) var usedLayers: [Bool]
  var usedRoles: [Bool]

  /// - Parameters:
  ///   - selectors: those of the definition, if they are compiled.
  ///   - last: as in ``Classifier/classify(_:by:jobs:selectors:after:)``.
  init(
    _ graph: Graph, _ definition: Definition, jobs: Int = 1, selectors compiled: CompiledSelectors? = nil,
    after last: (result: ClassifiedGraph, focus: Focus)? = nil
  ) {
    self.graph = graph
    self.definition = definition
    let selectors = compiled ?? CompiledSelectors(definition)
    self.selectors = selectors
    (roles, asksForWiring) = (selectors.roles, selectors.asksForWiring)
    layers = selectors.layers
    assignments = Array(repeating: nil, count: graph.types.count)
    ownRoles = Array(repeating: nil, count: graph.types.count)
    usedLayers = Array(repeating: false, count: definition.layers.count)
    usedRoles = Array(repeating: false, count: definition.roles.count)
    evaluator = SelectorEvaluator(
      graph: graph, program: selectors.program, definition.vocabulary,
      tables: last?.result.placement.tables
        ?? SelectorTables(graph, selectors.program, patterns: selectors.patterns))
    let transfer = definition.roleIndex(of: .dto).map { selectors.roles[$0.index].selector }
    layers.findModulesOfTransfers(&evaluator, transfer: transfer)
    // Where an edit changes what such a module contains, it changes the layers of files outside the focus.
    var isKnown = last?.result.placement.modulesOfTransfers == layers.modulesOfTransfers
    if let last, evaluator.hasOtherImports(of: last.focus, than: last.result.graph) { isKnown = false }
    known = isKnown ? last.map { ($0.result.ownRoles, $0.focus) } : nil
    layers.placeFiles(
      evaluator, jobs: jobs, after: isKnown ? last.map { ($0.result.placement.layers, $0.focus) } : nil)
    for case let layer? in layers.layerOfFile { usedLayers[layer.index] = true }
  }

  var placement: FilePlacement {
    FilePlacement(
      tables: evaluator.tables, layers: layers.layerOfFile, modulesOfTransfers: layers.modulesOfTransfers,
      selectors: selectors)
  }

  mutating func assignAll(jobs: Int = 1) {
    assignOutermost(jobs: jobs)
    for type in graph.types.indices where assignments[type] == nil { assign(type) }
    confirmWiring()
    ProtocolsOfLists(graph: graph, definition: definition).assign(&assignments)
    markReplacements()
    for port in PortsByUse(graph: graph, definition: definition).found(assignments) { assign(port) }
    PortAdapters(graph: graph, definition: definition).assign(&assignments)
    if ServicesByUse(graph: graph, definition: definition).assign(&assignments),
      let service = definition.roleIndex(of: .service)
    {
      usedRoles[service.index] = true
    }
    PartsOfTransfers(graph: graph, definition: definition).assign(&assignments)
    if let entity = definition.roles.firstIndex(where: { $0.id == .entity }),
      ModelsByUse(graph: graph, definition: definition).assign(&assignments)
    {
      usedRoles[entity] = true
    }
    CompanionsOfFiles(graph: graph, definition: definition, layers: layers.layerOfFile).assign(&assignments)
  }

  func hasSeveralLayers(_ module: ModuleID) -> Bool { layers.hasSeveralLayers[module.index] }

  /// Whether the name of a file's module does not count in the selectors of a layer.
  func ignoresModule(of file: FileID, _ layer: LayerID) -> Bool { layers.ignoresModule(of: file.index, layer, graph) }

  func isUnconfirmed(_ type: Int) -> Bool { evaluator.unconfirmed.contains(type) }

  private mutating func assign(_ port: PortsByUse.Port) {
    guard let role = definition.roleIndex(of: port.role) else { return }
    let folder = layers.layer(ofType: port.type, &evaluator)
    let layer = roles[role.index].layer(isProtocol: true, folder: folder, definition)
    // A conformance alone does not put a protocol into another layer than its folder.
    if !port.isNamed, let folder, folder != layer, !definition[folder].isNeutral { return }
    if let layer { usedLayers[layer.index] = true }
    usedRoles[role.index] = true
    assignments[port.type] = Assignment(
      layer: name(ofLayer: layer), folderLayer: name(ofLayer: folder), role: port.role, isByUse: true)
  }

  /// The classification of a type that is not nested depends only on the type itself.
  private mutating func assignOutermost(jobs: Int) {
    let types = graph.types.indices.filter { evaluator.traits.outers[$0] < 0 }
    let found = parallelMap(types.count, jobs: jobs, size: 256, state: { [self] in self }) { run, share in
      share.map { run.assignment(of: types[$0]) }
    }
    for (type, placed) in zip(types, found) { note(placed, for: type) }
  }

  /// Assigns a type, after the types that enclose it.
  mutating func assign(_ type: Int) {
    let outer = Int(evaluator.traits.outers[type])
    guard outer >= 0, assignments[outer] == nil else {
      note(assignment(of: type), for: type)
      return
    }
    var chain = [type]
    var next = outer
    while next >= 0, assignments[next] == nil, !chain.contains(next) {
      chain.append(next)
      next = Int(evaluator.traits.outers[next])
    }
    for next in chain.reversed() { note(assignment(of: next), for: next) }
  }

  /// An assignment, with its layer and its role in the definition.
  private struct Placed {
    var assignment: Assignment
    var layer: LayerID?
    var role: RoleIndex?
  }

  private mutating func note(_ placed: Placed, for type: Int) {
    assignments[type] = placed.assignment
    if evaluator.unconfirmed.isEmpty { ownRoles[type] = placed.role }
    if let layer = placed.layer { usedLayers[layer.index] = true }
    if let role = placed.role { usedRoles[role.index] = true }
  }

  private mutating func assignment(of type: Int) -> Placed {
    let folder = layers.layer(ofType: type, &evaluator)
    let role = ownRole(of: type, folder: folder)
    let outer = Int(evaluator.traits.outers[type])
    if role == nil, outer >= 0,
      var inherited = Self.inherited(
        from: assignments[outer], folderLayer: isOnlyFallback(of: type) ? nil : name(ofLayer: folder))
    {
      // `ID` of a DTO, an alias of `String`, is no DTO.
      if graph.types[type].kind == .typealias, graph.types[type].aliased?.typeID == nil { inherited.role = nil }
      return Placed(assignment: inherited)
    }
    var layer = folder
    var isRoot = false
    if let role {
      layer = roles[role.index].layer(isProtocol: graph.types[type].kind == .protocol, folder: folder, definition)
      isRoot = roles[role.index].isCompositionRoot
    }
    if let layer, definition[layer].isCompositionRoot { isRoot = true }
    // A role that may be in any layer leaves the layer to the enclosing type.
    let outerLayer = layer == nil && outer >= 0 ? assignments[outer]?.layer : nil
    let assignment = Assignment(
      layer: name(ofLayer: layer) ?? outerLayer, folderLayer: name(ofLayer: folder),
      role: role.map { definition[$0].id }, isCompositionRoot: isRoot)
    return Placed(assignment: assignment, layer: layer, role: role)
  }

  /// The assignment that a nested type takes from the enclosing type; nil if its file is in another layer's folder.
  /// Static, because a method would copy the whole run.
  private static func inherited(from outer: Assignment?, folderLayer: String?) -> Assignment? {
    guard var inherited = outer, inherited.layer != nil || inherited.role != nil else { return nil }
    guard folderLayer == nil || folderLayer == inherited.folderLayer else { return nil }
    inherited.isInherited = true
    return inherited
  }

  /// Whether a type is nested in a part of a screen, or in a type that stores it, by an extension in a folder whose name
  /// does not always mean the layer: `extension OrderViewController { struct Row {} }` in `Entities`.
  private mutating func isOnlyFallback(of type: Int) -> Bool {
    let outer = Int(evaluator.traits.outers[type])
    if evaluator.traits.files[outer] == evaluator.traits.files[type] {
      guard assignments[outer]?.isInherited ?? false else { return false }
    } else {
      guard
        assignments[outer]?.role.map(Self.screens.contains) ?? false
          || consists(outer, ofTypesIn: evaluator.traits.files[type])
      else { return false }
    }
    return layers.isByFallback(file: Int(evaluator.traits.files[type]), &evaluator)
  }

  /// Whether a type stores one that an extension in a file nests in it: a record whose parts are in files of their own.
  private func consists(_ outer: Int, ofTypesIn file: Int32) -> Bool {
    graph.outgoing[outer].contains { number in
      let reference = graph.references[Int(number)]
      guard reference.kind == .stores, let part = reference.target.typeID?.index else { return false }
      return evaluator.traits.outers[part] == Int32(outer) && evaluator.traits.files[part] == file
    }
  }

  private static let screens: Set<RoleID> = [.view, .viewModel, .coordinator]

  /// The first role whose selector matches the type itself.
  private mutating func ownRole(of type: Int, folder: LayerID?) -> RoleIndex? {
    if let known, evaluator.unconfirmed.isEmpty, !known.focus.contains(graph.types[type].declaration.file) {
      return known.roles[type]
    }
    guard selectors.givesRolesToAliases || graph.types[type].kind != .typealias else { return nil }
    let position = SelectorEvaluator.TypePosition(layer: folder, outerRoles: outerRoles(of: type))
    for role in roles.indices where evaluator.matches(roles[role].selector, type: type, position) {
      return RoleIndex(index: role)
    }
    return nil
  }

  /// For explanations.
  func folderLayerName(of type: Int) -> String? {
    var evaluator = evaluator
    return name(ofLayer: layers.layer(ofType: type, &evaluator))
  }

  /// Roles of the enclosing types, the nearest first.
  func outerRoles(of type: Int) -> [RoleID] {
    var outer = Int(evaluator.traits.outers[type])
    guard outer >= 0 else { return [] }
    var result: [RoleID] = []
    while outer >= 0 {
      if let role = assignments[outer]?.role { result.append(role) }
      outer = Int(evaluator.traits.outers[outer])
    }
    return result
  }

  private func name(ofLayer layer: LayerID?) -> String? { layer.map { definition[$0].name } }
}
