import StrataClassification
import StrataDefinition
import StrataModel

/// What rules ask about a project: layer, role and flags of every type as small numbers, so that loops over all
/// references compare integers and no strings. Made once for all rules, in time linear in types and files.
///
/// A class, because it is handed to every rule and helper: copying a struct of a dozen arrays would cost more.
public final class RuleContext: Sendable {
  let project: ClassifiedGraph
  /// The word lists that names are compared with.
  let vocabulary: Vocabulary
  /// By type.
  let layerOfType: [LayerID?]
  /// By type: the layer of its folder or module alone.
  let folderLayerOfType: [LayerID?]
  /// By type.
  let roleOfType: [RoleIndex?]
  /// By type.
  let standing: [Standing]
  /// By type: the type itself, or for a local type the one around it that is not local.
  let owner: [TypeID]
  /// By type: where what it refers to is referred to from, its own file given; nil where nothing is judged.
  let siteOfType: [UsageSite?]
  /// By file: the layer that its path gives.
  let layerOfFile: [LayerID?]
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
  private let facades: [TypeID: Set<LayerID>]
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
      definition.layerIDs.map { (definition[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    let roles = Dictionary(
      definition.roleIndices.map { (definition[$0].id, $0) }, uniquingKeysWith: { first, _ in first })

    func layer(_ name: String?) -> LayerID? { name.flatMap { layers[$0] } }
    layerOfType = project.assignments.map { layer($0.layer) }
    folderLayerOfType = project.assignments.map { layer($0.folderLayer) }
    roleOfType = project.assignments.map { $0.role.flatMap { roles[$0] } }
    layerOfFile = project.layerOfFile.map { layer($0) }
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
      if let role = roleOfType[id.index], definition[role].isDependency, flags.isDisjoint(with: [.alias, .part]),
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
      guard !reported.isEmpty, let folder = folderLayerOfType[type.index], folder != layerOfType[type.index]
      else { return false }
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
        if let layer, definition[layer].isCompositionRoot { return nil }
        return UsageSite(file: entity.declaration.file, layer: layer)
      }
      guard flags.contains(.production), flags.isDisjoint(with: [.root, .testDouble]) else { return nil }
      let layer = layerOfType[owner.index]
      return UsageSite(
        type: owner, file: entity.declaration.file, layer: layer, role: roleOfType[owner.index],
        folder: isReportedMisplaced[owner.index] ? folderLayerOfType[owner.index] : layer)
    }

    var facades: [TypeID: Set<LayerID>] = [:]
    for id in graph.typeIDs {
      let alias = graph[id]
      guard alias.kind == .typealias, alias.access >= .public, alias.outer == nil, let target = alias.aliased?.typeID,
        graph[target].module != alias.module, let layer = layerOfType[id.index]
      else { continue }
      facades[target, default: []].insert(layer)
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
  func mayUse(_ from: LayerID, _ to: LayerID) -> Bool { allowed[from.index * layerCount + to.index] }

  /// Whether a layer may refer to a type, for its layer's or its role's sake.
  func mayUse(_ from: LayerID, _ type: TypeID) -> Bool {
    guard let home = layerOfType[type.index] else { return true }
    return home == from || mayUse(from, home) || usesRole(from, of: type) || isGivenOut(type, to: from)
  }

  /// The role of a site defines which layers its types may use. This holds for structs and enums that are declared in a
  /// folder of their layer, outside initializers in extensions, which map other types to them.
  func isNarrowed(_ site: UsageSite, _ reference: Reference) -> Bool {
    guard let role = site.role, usesOfRole[role.index] != nil, let type = site.type, let layer = site.layer,
      site.folder == layer, folderLayerOfType[type.index] == layer,
      project.definition[role].layer == project.definition[layer].name
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
    guard let role = site.role, let home = layerOfType[target.index] else { return false }
    return usesOfRole[role.index]?[home.index] == true || isGivenOut(target, to: site.layer)
  }

  /// Whether the role of a site may use the role of a type in any layer.
  func roleUsesRole(_ site: UsageSite, _ target: TypeID) -> Bool {
    guard let from = site.role, let to = roleOfType[target.index] else { return false }
    return rolesOfRole[from.index * roleCount + to.index]
  }

  /// Whether a layer may use the role of a type.
  func usesRole(_ from: LayerID, of type: TypeID) -> Bool {
    guard let role = roleOfType[type.index] else { return false }
    return allowedRoles[from.index * roleCount + role.index]
  }

  /// A layer between gives the type out under its own name; whether it may do that is judged at its alias.
  func isGivenOut(_ type: TypeID, to layer: LayerID?) -> Bool {
    guard let layer, !facades.isEmpty else { return false }
    var current: TypeID? = type
    while let id = current {
      if facades[id]?.contains(where: { $0 != layer && mayUse(layer, $0) }) == true { return true }
      current = project.graph[id].outer
    }
    return false
  }

  /// The layer itself gives the type out under its own name, and so has made it its own.
  func isAdopted(_ type: TypeID, by layer: LayerID?) -> Bool {
    layer.map { facades[type]?.contains($0) ?? false } ?? false
  }

  /// Whether a role must not reach another, because a layer lies between.
  func skips(_ from: RoleIndex?, _ to: RoleIndex?) -> Bool {
    guard let from, let to else { return false }
    return skipping[from.index * roleCount + to.index]
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

  func layerName(_ layer: LayerID?) -> String { layer.map { project.definition[$0].name } ?? "no layer" }
  func role(_ type: TypeID) -> Role? { roleOfType[type.index].map { project.definition[$0] } }
  func has(_ role: RoleID, _ type: TypeID) -> Bool { self.role(type)?.id == role }
}

/// A plain value, whatever it is called: nobody injects what is compared, decoded or listed.
private func isValue(_ entity: TypeEntity, in graph: Graph, _ valueProtocols: WordList) -> Bool {
  guard entity.kind == .struct || entity.kind == .enum else { return false }
  return entity.supertypes.contains { target in
    guard let external = target.externalID else { return false }
    return valueProtocols.contains(graph.externals[external.index].name)
  }
}
