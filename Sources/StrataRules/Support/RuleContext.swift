import StrataClassification
import StrataDefinition
import StrataModel

/// What rules ask about a project: layer, role and flags of every type as small numbers, so that loops over all
/// references compare integers and no strings. Made once for all rules, in time linear in types and files.
///
/// A class, because it is handed to every rule and helper: copying a struct of a dozen arrays would cost more.
public final class RuleContext: Sendable {
  /// "No layer", "no role".
  static let none = -1

  let project: ClassifiedGraph
  /// The word lists that names are compared with.
  let vocabulary: Vocabulary
  /// By type: index into the definition's layers.
  let layerOfType: [Int]
  /// By type: the layer of its folder or module alone.
  let folderLayerOfType: [Int]
  /// By type: index into the definition's roles.
  let roleOfType: [Int]
  /// By type.
  let standing: [Standing]
  /// By type: the type itself, or for a local type the one around it that is not local.
  let owner: [TypeID]
  /// By type: where what it refers to is referred to from, its own file given; nil where nothing is judged.
  let siteOfType: [UsageSite?]
  /// By file: the layer that its path gives.
  let layerOfFile: [Int]
  let isTestFile: [Bool]
  /// `allowed[from * layers + to]`
  private let allowed: [Bool]
  /// `allowedRoles[layer * roles + role]`
  private let allowedRoles: [Bool]
  /// By role: which layers its types may use, where the role says so instead of the layer.
  private let usesOfRole: [[Bool]?]
  /// `rolesOfRole[from * roles + to]`: a role's own `uses-roles`.
  private let rolesOfRole: [Bool]
  /// `skipping[from * roles + to]`
  private let skipping: [Bool]
  /// Layers that give out a type of another module under a public alias: `public typealias Order = Networking.Order`.
  private let facades: [TypeID: Set<Int>]
  /// What `misplaced-type` looks at, and what it finds.
  let misplacedTypes: MisplacedTypes
  /// By type: `misplaced-type` reports it, or the type around it, in this run.
  let isReportedMisplaced: [Bool]
  /// The definition does not turn on `default-argument-instantiation`: its guide supplies dependencies that way.
  let allowsDefaultArguments: Bool
  private let layerCount: Int
  private let roleCount: Int

  struct Standing: OptionSet, Sendable {
    let rawValue: UInt8
    /// Neither test, preview, debug nor local.
    static let production = Standing(rawValue: 1)
    /// Builds the object graph.
    static let root = Standing(rawValue: 2)
    static let alias = Standing(rawValue: 4)
    static let interface = Standing(rawValue: 8)
    /// Of a role whose types are injected.
    static let dependency = Standing(rawValue: 16)
    /// Its role is that of the type around it, of which it is a part.
    static let part = Standing(rawValue: 64)
    /// A mock, fake or stub, wherever it stands.
    static let testDouble = Standing(rawValue: 32)
  }

  /// - Parameter selection: the rules that run, as far as they are on.
  init(_ project: ClassifiedGraph, selection: RuleSelection = RuleSelection()) {
    self.project = project
    vocabulary = project.definition.vocabulary
    let valueProtocols = vocabulary[.valueProtocols]
    let definition = project.definition
    let graph = project.graph
    allowsDefaultArguments =
      definition.rules[RuleIDs.defaultArgumentInstantiation, default: .off].severity == .off
    layerCount = definition.layers.count
    roleCount = definition.roles.count
    let layers = Dictionary(
      definition.layers.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let roles = Dictionary(definition.roles.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

    func index(_ name: String?) -> Int { name.flatMap { layers[$0] } ?? Self.none }
    layerOfType = project.assignments.map { index($0.layer) }
    folderLayerOfType = project.assignments.map { index($0.folderLayer) }
    roleOfType = project.assignments.map { $0.role.flatMap { roles[$0] } ?? Self.none }
    layerOfFile = project.layerOfFile.map { index($0) }
    isTestFile = graph.files.map(\.isTest)

    var standing: [Standing] = []
    standing.reserveCapacity(graph.types.count)
    var owner: [TypeID] = []
    owner.reserveCapacity(graph.types.count)
    for id in graph.typeIDs {
      let entity = graph[id]
      var flags: Standing = []
      if !entity.isTest, entity.marks.isEmpty, !entity.isLocal { flags.insert(.production) }
      if project.assignments[id.index].isCompositionRoot { flags.insert(.root) }
      if entity.kind == .typealias { flags.insert(.alias) }
      if entity.kind == .protocol { flags.insert(.interface) }
      if project.assignments[id.index].isInherited { flags.insert(.part) }
      let role = roleOfType[id.index]
      if role >= 0, definition.roles[role].isDependency, flags.isDisjoint(with: [.alias, .part]),
        !isValue(entity, in: graph, valueProtocols)
      {
        flags.insert(.dependency)
      }
      if graph.isTestDouble(id, vocabulary) { flags.insert(.testDouble) }
      standing.append(flags)
      var around = id
      while graph[around].isLocal, let outer = graph[around].outer { around = outer }
      owner.append(around)
    }
    self.standing = standing
    self.owner = owner
    let (layerOfType, folderLayerOfType, roleOfType) = (layerOfType, folderLayerOfType, roleOfType)
    misplacedTypes = MisplacedTypes(
      in: project, roleOfType: roleOfType, folderLayerOfType: folderLayerOfType, standing: standing)
    let isOn = project.isOn(RuleIDs.misplacedType) && selection.includes(RuleIDs.misplacedType)
    let reported = Set(isOn ? misplacedTypes.found.map(\.type) : [])
    let isReportedMisplaced = graph.typeIDs.map { type in
      guard !reported.isEmpty else { return false }
      let folder = folderLayerOfType[type.index]
      guard folder >= 0, folder != layerOfType[type.index] else { return false }
      return reported.contains(graph.outermost(type))
    }
    self.isReportedMisplaced = isReportedMisplaced
    let layerOfFile = layerOfFile
    siteOfType = owner.map { owner in
      let flags = standing[owner.index]
      let entity = graph.types[owner.index]
      // Declared in a function at file level: part of the file.
      if entity.isLocal, !entity.isTest, entity.marks.isEmpty {
        let layer = layerOfFile[entity.declaration.file.index]
        guard layer < 0 || !definition.layers[layer].isCompositionRoot else { return nil }
        return UsageSite(type: nil, file: entity.declaration.file, layer: layer, role: Self.none, folder: layer)
      }
      guard flags.contains(.production), flags.isDisjoint(with: [.root, .testDouble]) else { return nil }
      let layer = layerOfType[owner.index]
      return UsageSite(
        type: owner, file: entity.declaration.file, layer: layer, role: roleOfType[owner.index],
        folder: isReportedMisplaced[owner.index] ? folderLayerOfType[owner.index] : layer)
    }

    var facades: [TypeID: Set<Int>] = [:]
    for id in graph.typeIDs {
      let alias = graph[id]
      guard alias.kind == .typealias, alias.access >= .public, alias.outer == nil, let target = alias.aliased?.typeID,
        graph[target].module != alias.module, layerOfType[id.index] >= 0
      else { continue }
      facades[target, default: []].insert(layerOfType[id.index])
    }
    self.facades = facades

    allowed = definition.layers.flatMap { from in
      definition.layers.map { from.name == $0.name || from.isCompositionRoot || from.uses.contains($0.name) }
    }
    allowedRoles = definition.layers.flatMap { layer in definition.roles.map { layer.usesRoles.contains($0.id) } }
    usesOfRole = definition.roles.map { role in
      role.uses.map { uses in definition.layers.map { uses.contains($0.name) } }
    }
    rolesOfRole = definition.roles.flatMap { from in definition.roles.map { from.usesRoles.contains($0.id) } }
    skipping = definition.roles.flatMap { from in definition.roles.map { from.skips.contains($0.id) } }
  }

  /// Whether types of one layer may refer to those of another.
  func mayUse(_ from: Int, _ to: Int) -> Bool { allowed[from * layerCount + to] }

  /// Whether a layer may refer to a type, for its layer's or its role's sake.
  func mayUse(_ from: Int, _ type: TypeID) -> Bool {
    let home = layerOfType[type.index]
    if home < 0 || home == from || mayUse(from, home) { return true }
    return usesRole(from, of: type) || isGivenOut(type, to: from)
  }

  /// The role of a site defines which layers its types may use. This holds for structs and enums that are declared in a
  /// folder of their layer, outside initializers in extensions, which map other types to them.
  func isNarrowed(_ site: UsageSite, _ reference: Reference) -> Bool {
    guard site.role >= 0, usesOfRole[site.role] != nil, let type = site.type, site.folder == site.layer,
      folderLayerOfType[type.index] == site.layer,
      project.definition.roles[site.role].layer == project.definition.layers[site.layer].name
    else { return false }
    let kind = project.graph[type].kind
    guard kind == .struct || kind == .enum else { return false }
    guard reference.context.contains(.inExtension), reference.declaration != noIndex else { return true }
    let declarations = project.graph[reference.file].facts.declarations
    var index = reference.declaration
    while index != noIndex {
      if declarations[Int(index)].kind == .initializer { return false }
      index = declarations[Int(index)].parent
    }
    return true
  }

  /// Whether the role of a narrowed site may use a type.
  func roleMayUse(_ site: UsageSite, _ target: TypeID) -> Bool {
    let home = layerOfType[target.index]
    return usesOfRole[site.role]?[home] == true || isGivenOut(target, to: site.layer)
  }

  /// Whether the role of a site may use the role of a type in any layer.
  func roleUsesRole(_ site: UsageSite, _ target: TypeID) -> Bool {
    let role = roleOfType[target.index]
    return site.role >= 0 && role >= 0 && rolesOfRole[site.role * roleCount + role]
  }

  /// Whether a layer may use the role of a type.
  func usesRole(_ from: Int, of type: TypeID) -> Bool {
    let role = roleOfType[type.index]
    return role >= 0 && allowedRoles[from * roleCount + role]
  }

  /// A layer between gives the type out under its own name; whether it may do that is judged at its alias.
  func isGivenOut(_ type: TypeID, to layer: Int) -> Bool {
    guard layer >= 0, !facades.isEmpty else { return false }
    var current: TypeID? = type
    while let id = current {
      if facades[id]?.contains(where: { $0 != layer && mayUse(layer, $0) }) == true { return true }
      current = project.graph[id].outer
    }
    return false
  }

  /// The layer itself gives the type out under its own name, and so has made it its own.
  func isAdopted(_ type: TypeID, by layer: Int) -> Bool { facades[type]?.contains(layer) ?? false }

  /// Whether a role must not reach another, because a layer lies between.
  func skips(_ from: Int, _ to: Int) -> Bool {
    from >= 0 && to >= 0 && skipping[from * roleCount + to]
  }

  func isRoot(_ type: TypeID) -> Bool { standing[type.index].contains(.root) }
  /// Not only by the layer of its folder.
  func isRootByRole(_ type: TypeID) -> Bool { isRoot(type) && role(type)?.isCompositionRoot == true }
  func isProduction(_ type: TypeID) -> Bool { standing[type.index].contains(.production) }
  func isInterface(_ type: TypeID) -> Bool { standing[type.index].contains(.interface) }
  func isTestDouble(_ type: TypeID) -> Bool { standing[type.index].contains(.testDouble) }
  func isDependency(_ type: TypeID) -> Bool { standing[type.index].contains(.dependency) }

  /// Generated code, by the name of the file.
  func isGenerated(_ file: FileID) -> Bool {
    let path = project.graph.files[file.index].path
    return vocabulary[.generatedFiles].matches(String(path.lastPathComponent))
  }

  /// An option that is a list: its own entries where a definition gives any, else those of its word list.
  func list(_ option: String, of settings: RuleSettings) -> [String] {
    if case .words(let name) = settings.options[option] {
      return Vocabulary.List(name: name).map { vocabulary[$0].entries } ?? []
    }
    return settings.list(option)
  }

  func layerName(_ index: Int) -> String { index < 0 ? "no layer" : project.definition.layers[index].name }
  func role(_ type: TypeID) -> Role? {
    let index = roleOfType[type.index]
    return index < 0 ? nil : project.definition.roles[index]
  }
  func has(_ role: RoleID, _ type: TypeID) -> Bool { self.role(type)?.id == role }
  func roleIndex(_ id: RoleID) -> Int { project.definition.roles.firstIndex { $0.id == id } ?? Self.none }
  func layerIndex(_ name: String?) -> Int {
    project.definition.layers.firstIndex { $0.name == name } ?? Self.none
  }
}

/// A plain value, whatever it is called: nobody injects what is compared, decoded or listed.
private func isValue(_ entity: TypeEntity, in graph: Graph, _ valueProtocols: WordList) -> Bool {
  guard entity.kind == .struct || entity.kind == .enum else { return false }
  return entity.supertypes.contains { target in
    guard let external = target.externalID else { return false }
    return valueProtocols.contains(graph.externals[external.index].name)
  }
}
