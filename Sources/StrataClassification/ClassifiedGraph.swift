import StrataDefinition
import StrataModel

/// The graph with the layer and the role of every type. A class, because it is passed to every rule and every helper of
/// a rule on several threads: a struct would retain and release each of its lists every time.
public final class ClassifiedGraph: Sendable {
  public let graph: Graph
  public let definition: Definition
  /// The definition's, which is large: getting it from there copies the definition.
  public let vocabulary: Vocabulary
  /// The definition's.
  public let domainLayer: String?
  /// The definition's layer of the interfaces of modules.
  public let interfaceLayer: String?
  /// By `TypeID`.
  public let assignments: [Assignment]
  /// By `TypeID`: what ``ClassificationRun`` calls by that name.
  let ownRoles: [RoleIndex?]
  /// By `FileID`: the layer that the path alone gives.
  public let layerOfFile: [String?]
  let placement: FilePlacement
  let roleSelectors: RoleSelectors
  /// The members that only previews use.
  public let previewMembers: Set<DeclarationID>
  /// The parts of the definition that matched nothing, and the types that no layer covers.
  public let coverage: Coverage
  /// By `FileID`: whether it is test code, also where rules check production code and tests alike.
  package let isTestFile: [Bool]
  /// The production types of each role, in order.
  private let typesInRole: [RoleID: [TypeID]]

  init(
    graph: Graph, definition: Definition, assignments: [Assignment], ownRoles: [RoleIndex?], placement: FilePlacement,
    roleSelectors: RoleSelectors, previewMembers: Set<DeclarationID> = [], coverage: Coverage = Coverage(),
    isTestFile: [Bool]? = nil
  ) {
    self.graph = graph
    self.isTestFile = isTestFile ?? graph.files.map(\.isTest)
    self.definition = definition
    vocabulary = definition.vocabulary
    domainLayer = definition.domainLayer
    interfaceLayer = definition.layer(of: .moduleInterface)
    self.assignments = assignments
    self.ownRoles = ownRoles
    self.placement = placement
    self.roleSelectors = roleSelectors
    self.previewMembers = previewMembers
    layerOfFile = placement.layers.map { layer in layer.map { definition[$0].name } }
    self.coverage = coverage
    var typesInRole: [RoleID: [TypeID]] = [:]
    for type in graph.typeIDs {
      guard let role = assignments[type.index].role, Self.isProduction(type, in: graph) else { continue }
      typesInRole[role, default: []].append(type)
    }
    self.typesInRole = typesInRole
  }

  /// The same with other assignments of some types.
  init(_ project: ClassifiedGraph, with assignments: [Assignment], changedFor types: Set<TypeID>) {
    graph = project.graph
    isTestFile = project.isTestFile
    definition = project.definition
    vocabulary = project.vocabulary
    domainLayer = project.domainLayer
    interfaceLayer = project.interfaceLayer
    self.assignments = assignments
    ownRoles = project.ownRoles
    placement = project.placement
    roleSelectors = project.roleSelectors
    previewMembers = project.previewMembers
    layerOfFile = project.layerOfFile
    coverage = project.coverage
    var typesInRole = project.typesInRole
    for type in types where Self.isProduction(type, in: graph) {
      let (former, role) = (project.role(of: type), assignments[type.index].role)
      if former == role { continue }
      if let former { typesInRole[former]?.removeAll { $0 == type } }
      if let role { typesInRole[role] = ((typesInRole[role] ?? []) + [type]).sorted() }
    }
    self.typesInRole = typesInRole
  }

  /// How many references were resolved, and how many types and files no layer covers.
  public var ledger: Ledger {
    var ledger = graph.ledger
    ledger.unassignedTypes = coverage.unassigned.count
    if !definition.layers.isEmpty {
      ledger.typesWithoutLayer = coverage.withoutLayer.count
      ledger.filesWithoutLayer = coverage.filesWithoutLayer.count
    }
    return ledger
  }

  @inlinable public subscript(type: TypeID) -> Assignment { assignments[type.index] }

  @inlinable public func layer(of type: TypeID) -> String? { assignments[type.index].layer }
  @inlinable public func role(of type: TypeID) -> RoleID? { assignments[type.index].role }

  /// Types of a role in production code (not in tests, previews or debug code), in order.
  public func types(in role: RoleID) -> [TypeID] { typesInRole[role] ?? [] }

  /// Types of several roles in production code, in order.
  public func types(in roles: Set<RoleID>) -> [TypeID] { roles.flatMap { types(in: $0) }.sorted() }

  /// The production types that conform to a protocol or inherit from a class directly, without replacements, each once.
  public func implementations(of interface: TypeID) -> [TypeID] {
    graph.directSubtypes(of: interface) { $0.source.map { isProduction($0) && !isReplacement($0) } ?? false }
  }

  /// Whether a type is production code: not in tests, previews or debug code, neither a local type nor an alias.
  @inlinable public func isProduction(_ type: TypeID) -> Bool { Self.isProduction(type, in: graph) }

  @inlinable static func isProduction(_ type: TypeID, in graph: Graph) -> Bool {
    let index = type.index
    return !graph.types[index].isTest && graph.types[index].marks.isEmpty && !graph.types[index].isLocal
      && graph.types[index].kind != .typealias
  }

  /// Whether a reference is in production code, outside previews and debug branches. Rules judge no others.
  @inlinable public func isProduction(_ reference: Reference) -> Bool {
    !graph.files[reference.file.index].isTest && reference.context.isDisjoint(with: [.preview, .debug])
  }

  /// Whether a type builds the object graph: its role or its layer is a composition root.
  public func isCompositionRoot(_ type: TypeID) -> Bool { assignments[type.index].isCompositionRoot }

  /// Whether a type of a production target replaces other code in tests or previews: mocks, fakes, stubs, and what only
  /// previews use.
  public func isReplacement(_ type: TypeID) -> Bool { assignments[type.index].replacement != nil }

  /// Whether a type is the kind of replacement that only previews use.
  public func isPreviewCode(_ type: TypeID) -> Bool { assignments[type.index].replacement == .previewCode }
}

/// Layer and role of one type, and what decided them.
public struct Assignment: Sendable, Hashable {
  /// The layer that rules use: that of the role if the role decides the layer, otherwise that of the folder or module.
  public var layer: String?
  /// The layer of the folder or module alone.
  public var folderLayer: String?
  public var role: RoleID?
  public var isCompositionRoot: Bool
  /// Inherited from the enclosing type, because no selector matches the type itself.
  public var isInherited: Bool
  /// Set for mocks and for what only previews use, in production targets: their layer is that of their folder.
  var replacement: Replacement?
  /// No selector matches the type: its users or its implementations decided the role.
  var isByUse: Bool

  init(
    layer: String? = nil, folderLayer: String? = nil, role: RoleID? = nil, isCompositionRoot: Bool = false,
    isInherited: Bool = false, isByUse: Bool = false
  ) {
    self.layer = layer
    self.folderLayer = folderLayer
    self.role = role
    self.isCompositionRoot = isCompositionRoot
    self.isInherited = isInherited
    self.isByUse = isByUse
  }
}
