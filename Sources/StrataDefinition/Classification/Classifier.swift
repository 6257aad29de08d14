import StrataModel

/// Places every type of a graph in its layer and role.
///
/// 1. Folder and module give a file its layer: of the layers whose `match` fits, the one that fits at the deepest
///    folder wins (`Projects/Domain/Data/X.swift` is Data); where none fits, `fallback` is asked in the same way.
/// 2. The first role whose selector matches is the role of the type.
/// 3. A role that decides the layer moves the type to its home, unless the folder's layer is one of `also-in`.
/// 4. A nested type without a role of its own takes layer and role of the type around it, as long as no folder of its
///    own says otherwise.
public enum Classifier {
  public static func classify(_ graph: Graph, by definition: Definition) -> ClassifiedGraph {
    var run = ClassificationRun(graph, definition)
    run.assignAll()
    var counted = graph
    let coverage = run.coverage()
    counted.ledger.unassignedTypes = coverage.unassigned.count
    return ClassifiedGraph(
      graph: counted, definition: definition, assignments: run.assignments.map { $0 ?? Assignment() },
      layerOfFile: run.layerOfFile, coverage: coverage)
  }
}

/// The state of one classification.
struct ClassificationRun {
  let graph: Graph
  let definition: Definition
  private(set) var assignments: [Assignment?]
  var evaluator: SelectorEvaluator
  private var layers: LayerFinder
  private let roles: [(role: Role, selector: CompiledSelector)]
  private let givesRolesToAliases: Bool

  init(_ graph: Graph, _ definition: Definition) {
    self.graph = graph
    self.definition = definition
    var compiler = SelectorCompiler(layers: definition.layers.map(\.name))
    layers = LayerFinder(definition, compiler: &compiler)
    var roles: [(Role, CompiledSelector)] = []
    for role in definition.roles { roles.append((role, compiler.compile(role.selector))) }
    self.roles = roles
    givesRolesToAliases = definition.roles.contains { $0.selector.mentionsAliases }
    assignments = Array(repeating: nil, count: graph.types.count)
    evaluator = SelectorEvaluator(graph: graph, compiler: compiler)
    layers.placeFiles(&evaluator)
  }

  var layerOfFile: [String?] { layers.layerOfFile.map { name(ofLayer: $0) } }

  mutating func assignAll() {
    for type in graph.types.indices where assignments[type] == nil { assign(type) }
  }

  /// Assigns a type, and before it the types around it.
  private mutating func assign(_ type: Int) {
    var chain = [type]
    while let outer = graph.types[chain[chain.count - 1]].outer, assignments[outer.index] == nil,
      !chain.contains(outer.index)
    {
      chain.append(outer.index)
    }
    for next in chain.reversed() { assignments[next] = assignment(of: next) }
  }

  private mutating func assignment(of type: Int) -> Assignment {
    let entity = graph.types[type]
    let folder = folderLayer(of: type)
    let folderName = name(ofLayer: folder)
    let role = ownRole(of: type, folder: folder)
    if role == nil, let outer = entity.outer.flatMap({ assignments[$0.index] }),
      folderName == nil || folderName == outer.folderLayer, outer.layer != nil || outer.role != nil
    {
      var inherited = outer
      inherited.isInherited = true
      return inherited
    }
    let layer = role.map { home(of: entity.kind, role: $0, folder: folderName) } ?? folderName
    let isRootLayer = layer.flatMap { definition.layer(named: $0) }?.isCompositionRoot ?? false
    let isRootRole = role.map { $0.isCompositionRoot || $0.id == .compositionRoot } ?? false
    return Assignment(
      layer: layer, folderLayer: folderName, role: role?.id, isCompositionRoot: isRootLayer || isRootRole)
  }

  func folderLayerName(of type: Int) -> String? {
    var copy = self
    return name(ofLayer: copy.folderLayer(of: type))
  }

  private mutating func folderLayer(of type: Int) -> Int16 {
    layers.layer(ofType: type, file: graph.types[type].declaration.file.index, &evaluator)
  }

  /// The first role whose selector matches the type itself.
  private mutating func ownRole(of type: Int, folder: Int16) -> Role? {
    guard graph.types[type].kind != .typealias || givesRolesToAliases else { return nil }
    let file = graph.types[type].declaration.file.index
    let place = SelectorEvaluator.Place(layer: folder, outerRoles: outerRoles(of: type))
    for (role, selector) in roles
    where evaluator.matches(selector, type: type, file: file, place: place) { return role }
    return nil
  }

  func outerRoles(of type: Int) -> [RoleID] {
    guard var outer = graph.types[type].outer else { return [] }
    var result: [RoleID] = []
    // A ring of enclosing types cannot be written, but a damaged graph must not hang.
    for _ in 0..<64 {
      if let role = assignments[outer.index]?.role { result.append(role) }
      guard let next = graph.types[outer.index].outer else { break }
      outer = next
    }
    return result
  }

  /// Where a type of a role belongs, given the layer of its folder.
  private func home(of kind: DeclarationKind, role: Role, folder: String?) -> String? {
    let home = kind == .protocol ? (role.interfaceLayer ?? role.layer) : role.layer
    guard let home else { return folder }
    guard let folder, folder != home else { return home }
    guard role.decidesLayer else { return folder }
    let isRoot = definition.layer(named: folder)?.isCompositionRoot ?? false
    return role.alsoIn.contains(folder) && !isRoot ? folder : home
  }

  func name(ofLayer index: Int16) -> String? { index < 0 ? nil : definition.layers[Int(index)].name }
}

extension Selector {
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
