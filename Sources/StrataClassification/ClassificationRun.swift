import StrataDefinition
import StrataModel
import StrataThreads

/// The state of one classification.
struct ClassificationRun {
  let graph: Graph
  let definition: Definition
  private(set) var assignments: [Assignment?]
  private var evaluator: SelectorEvaluator
  private var layers: LayerFinder
  private let roles: [RoleHome]
  private let givesRolesToAliases: Bool
  /// By role: its selector asks for wiring.
  private let asksForWiring: [Bool]
  /// Which layers and roles of the definition were given to anything.
  private(set) var usedLayers: [Bool]
  private(set) var usedRoles: [Bool]

  init(_ graph: Graph, _ definition: Definition, jobs: Int = 1) {
    self.graph = graph
    self.definition = definition
    var program = SelectorProgram(layers: definition.layers.map(\.name))
    layers = LayerFinder(definition, program: &program)
    var roles: [RoleHome] = []
    for role in definition.roles { roles.append(RoleHome(role, selector: program.add(role.selector), definition)) }
    self.roles = roles
    givesRolesToAliases = definition.roles.contains { $0.selector.mentionsAliases }
    asksForWiring = definition.roles.map { $0.selector.asksForWiring }
    assignments = Array(repeating: nil, count: graph.types.count)
    usedLayers = Array(repeating: false, count: definition.layers.count)
    usedRoles = Array(repeating: false, count: definition.roles.count)
    evaluator = SelectorEvaluator(graph: graph, program: program)
    layers.placeFiles(evaluator, jobs: jobs)
    for case let layer? in layers.layerOfFile { usedLayers[layer.index] = true }
  }

  var layerOfFile: [String?] { layers.layerOfFile.map { name(ofLayer: $0) } }

  mutating func assignAll(jobs: Int = 1) {
    assignOutermost(jobs: jobs)
    for type in graph.types.indices where assignments[type] == nil { assign(type) }
    confirmWiring()
    for port in PortsByUse(graph: graph, definition: definition).found(assignments) { place(port.type, as: port.role) }
    placeModelsByUse()
  }

  // MARK: Evidence

  /// At first every type that is called like a composition root counts as one, since only roles tell what it builds.
  /// Those that build nothing are then placed again without it, with what they enclose.
  private mutating func confirmWiring() {
    let ids = Set(zip(definition.roles, asksForWiring).lazy.filter(\.1).map(\.0.id))
    if ids.isEmpty { return }
    let candidates = graph.types.indices.filter { type in
      guard let assignment = assignments[type], let role = assignment.role, !assignment.isInherited else {
        return false
      }
      return ids.contains(role)
    }
    if candidates.isEmpty { return }
    let confirmed = WiringEvidence(graph, definition, assignments).confirmed(candidates)
    evaluator.unconfirmed = Set(candidates).subtracting(confirmed)
    if evaluator.unconfirmed.isEmpty { return }
    let affected = graph.types.indices.filter { type in
      graph.innermost(from: TypeID(UInt32(type))) { evaluator.unconfirmed.contains($0.index) } != nil
    }
    for type in affected { assignments[type] = nil }
    for type in affected where assignments[type] == nil { assign(type) }
    for (index, role) in definition.roles.enumerated() where ids.contains(role.id) {
      usedRoles[index] = assignments.contains { $0?.role == role.id }
    }
  }

  func isUnconfirmed(_ type: Int) -> Bool { evaluator.unconfirmed.contains(type) }

  private mutating func place(_ type: Int, as id: RoleID) {
    guard let role = definition.roleIndex(of: id) else { return }
    let folder = layers.layer(ofType: type, &evaluator)
    let layer = roles[role.index].layer(isProtocol: true, folder: folder, definition)
    // Conformances alone do not make a protocol misplaced.
    if let folder, folder != layer, !definition[folder].isNeutral { return }
    if let layer { usedLayers[layer.index] = true }
    usedRoles[role.index] = true
    assignments[type] = Assignment(
      layer: name(ofLayer: layer), folderLayer: name(ofLayer: folder), role: id, isByUse: true)
  }

  /// The types that are not nested: their classification depends only on themselves.
  private mutating func assignOutermost(jobs: Int) {
    let types = graph.types.indices.filter { evaluator.traits.outers[$0] < 0 }
    let found = parallelMap(types.count, jobs: jobs, size: 256, state: { [self] in self }) { run, share in
      share.map { run.assignment(of: types[$0]) }
    }
    for (type, placed) in zip(types, found) { note(placed, for: type) }
  }

  // MARK: Models by use

  /// Values that nothing places, but of which use cases and repository interfaces speak, are models of the domain; so
  /// are the values of which those are made. Where no folder says anything, only this can tell; what another module
  /// declares may be anything.
  private mutating func placeModelsByUse() {
    guard let entity = roles.indices.first(where: { definition.roles[$0].id == .entity }),
      let home = definition.roles[entity].layer
    else { return }
    let speakers = Set(definition.roles.filter { $0.id == .useCase || $0.interfaceLayer == home }.map(\.id))
    let speaks = graph.types.indices.map { type in
      guard let role = assignments[type]?.role, speakers.contains(role) else { return false }
      return role == .useCase || graph.types[type].kind == .protocol
    }
    var found: [Int] = []
    for reference in graph.references where reference.kind == .returns || reference.kind == .takes {
      guard let source = reference.source?.index, speaks[source], let target = reference.target.typeID?.index,
        isUnplacedValue(target), graph.types[source].module == graph.types[target].module
      else { continue }
      found.append(target)
      assignments[target] = Assignment(layer: home, role: .entity, isByUse: true)
    }
    while let model = found.popLast() {
      usedRoles[entity] = true
      for index in graph.outgoing[model] {
        let reference = graph.references[Int(index)]
        guard reference.kind == .stores, let target = reference.target.typeID?.index, isUnplacedValue(target) else {
          continue
        }
        found.append(target)
        assignments[target] = Assignment(layer: home, role: .entity, isByUse: true)
      }
    }
    for type in graph.types.indices where assignments[type]?.layer == nil && assignments[type]?.role == nil {
      var outer = graph.types[type].outer
      while let around = outer {
        if assignments[around.index]?.isByUse == true {
          assignments[type] = Assignment(layer: home, role: .entity, isInherited: true)
          break
        }
        outer = graph.types[around.index].outer
      }
    }
  }

  /// A struct or an enum of production code, at the top level, that nothing covers.
  private func isUnplacedValue(_ type: Int) -> Bool {
    let entity = graph.types[type]
    guard entity.kind == .struct || entity.kind == .enum, entity.outer == nil, !entity.isTest, entity.marks.isEmpty,
      !entity.isLocal, let assignment = assignments[type]
    else { return false }
    return assignment.layer == nil && assignment.role == nil && !assignment.isCompositionRoot
  }

  /// Assigns a type, and before it the types around it.
  private mutating func assign(_ type: Int) {
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

  /// An assignment, and what of the definition it comes from.
  private struct Placed {
    var assignment: Assignment
    var layer: LayerID?
    var role: RoleIndex?
  }

  private mutating func note(_ placed: Placed, for type: Int) {
    assignments[type] = placed.assignment
    if let layer = placed.layer { usedLayers[layer.index] = true }
    if let role = placed.role { usedRoles[role.index] = true }
  }

  private mutating func assignment(of type: Int) -> Placed {
    let folder = layers.layer(ofType: type, &evaluator)
    let role = ownRole(of: type, folder: folder)
    let outer = Int(evaluator.traits.outers[type])
    if role == nil, outer >= 0, let inherited = inherited(from: assignments[outer], folder: folder) {
      return Placed(assignment: inherited)
    }
    var layer = folder
    var isRoot = false
    if let role {
      layer = roles[role.index].layer(isProtocol: graph.types[type].kind == .protocol, folder: folder, definition)
      isRoot = roles[role.index].isCompositionRoot
    }
    if let layer, definition[layer].isCompositionRoot { isRoot = true }
    let assignment = Assignment(
      layer: name(ofLayer: layer), folderLayer: name(ofLayer: folder),
      role: role.map { definition[$0].id }, isCompositionRoot: isRoot)
    return Placed(assignment: assignment, layer: layer, role: role)
  }

  /// What a nested type takes from the type around it, unless a folder of its own says otherwise.
  private func inherited(from outer: Assignment?, folder: LayerID?) -> Assignment? {
    guard var inherited = outer, inherited.layer != nil || inherited.role != nil else { return nil }
    guard folder == nil || name(ofLayer: folder) == inherited.folderLayer else { return nil }
    inherited.isInherited = true
    return inherited
  }

  /// The first role whose selector matches the type itself.
  private mutating func ownRole(of type: Int, folder: LayerID?) -> RoleIndex? {
    guard givesRolesToAliases || graph.types[type].kind != .typealias else { return nil }
    let place = SelectorEvaluator.Place(layer: folder, outerRoles: outerRoles(of: type))
    for role in roles.indices where evaluator.matches(roles[role].selector, type: type, place: place) {
      return RoleIndex(index: role)
    }
    return nil
  }

  // MARK: For explanations

  func folderLayerName(of type: Int) -> String? {
    var evaluator = evaluator
    return name(ofLayer: layers.layer(ofType: type, &evaluator))
  }

  /// Roles of the enclosing types, the nearest first.
  func outerRoles(of type: Int) -> [RoleID] {
    var outer = Int(evaluator.traits.outers[type])
    guard outer >= 0 else { return [] }
    var result: [RoleID] = []
    // A ring of enclosing types cannot be written, but a damaged graph must not hang.
    for _ in 0..<64 where outer >= 0 {
      if let role = assignments[outer]?.role { result.append(role) }
      outer = Int(evaluator.traits.outers[outer])
    }
    return result
  }

  private func name(ofLayer layer: LayerID?) -> String? { layer.map { definition[$0].name } }
}

/// Where types of a role belong.
private struct RoleHome {
  let selector: Int
  let isCompositionRoot: Bool
  private let layer: LayerID?
  private let interfaceLayer: LayerID?
  private let alsoIn: [LayerID]
  private let decidesLayer: Bool

  init(_ role: Role, selector: Int, _ definition: Definition) {
    self.selector = selector
    isCompositionRoot = role.isCompositionRoot || role.id == .compositionRoot
    layer = definition.layerID(named: role.layer)
    interfaceLayer = definition.layerID(named: role.interfaceLayer)
    alsoIn = role.alsoIn.compactMap { definition.layerID(named: $0) }
    decidesLayer = role.decidesLayer
  }

  /// The layer of a type of the role, given that of its folder.
  func layer(isProtocol: Bool, folder: LayerID?, _ definition: Definition) -> LayerID? {
    guard let home = isProtocol ? interfaceLayer ?? layer : layer else { return folder }
    guard let folder, folder != home else { return home }
    if !decidesLayer { return definition[folder].isNeutral ? home : folder }
    return alsoIn.contains(folder) && !definition[folder].isCompositionRoot ? folder : home
  }
}

extension Selector {
  /// Asks what a type builds.
  fileprivate var asksForWiring: Bool {
    switch self {
    case .wires: return true
    case .all(let parts), .any(let parts): return parts.contains(where: \.asksForWiring)
    case .not(let part), .written(_, let part): return part.asksForWiring
    default: return false
    }
  }

  /// Asks for type aliases by kind; otherwise they have no role.
  var mentionsAliases: Bool {
    switch self {
    case .kind(let kinds): return kinds.contains(.typealias)
    case .all(let parts), .any(let parts): return parts.contains(where: \.mentionsAliases)
    case .not(let part), .written(_, let part): return part.mentionsAliases
    default: return false
    }
  }
}
