import StrataDefinition
import StrataModel

/// Determines whether a type could be declared in another layer, or be hidden behind a protocol there, without another
/// violation. Remedies are checked in this way before they are printed.
///
/// Used only for the targets of violations; the references from and to a type are collected once.
final class Relocations {
  /// Why a type cannot be declared in a layer.
  enum Obstacle: Equatable {
    case nested
    /// Its role belongs in another layer, or depends on the present one.
    case role(RoleID)
    /// A user of the type, whose layer may not use the new layer.
    case user(String, layer: LayerID)
    /// A type that it uses, but that the new layer may not use.
    case uses(TypeID)
    /// The same of a declaration outside types, or of a member that an extension in another file declares.
    case usesDeclaration(DeclarationID)
    case framework(String)
  }

  private struct Surroundings {
    /// One user for each layer, in source order.
    var users: [(layer: LayerID, name: String)] = []
    var used: [TypeID] = []
    var isUsed: Set<TypeID> = []
    /// Declarations outside types, and members that extensions declare in another layer than their types, or in other
    /// files than the type that is moved: one for each layer.
    var usedDeclarations: [LayerID: DeclarationID] = [:]
    var externals: Set<ExternalID> = []
  }

  let context: RuleContext
  private var known: [TypeID: Surroundings] = [:]
  /// References to a type, by the outermost type that makes them.
  var usesOfTarget: [TypeID: [TypeID: [Reference]]] = [:]
  var membersOfInterface: [TypeID: Set<String>] = [:]
  /// Usages of declarations outside types; collected once somebody asks.
  private lazy var usesOfDeclarations: [DeclarationID: [Usage]] = {
    var uses: [DeclarationID: [Usage]] = [:]
    for (order, reference) in graph.references.enumerated() where reference.target.declaringFile != nil {
      let usage = context.usages[order]
      if let declaration = context.freeDeclaration(usage.reference) { uses[declaration, default: []].append(usage) }
    }
    return uses
  }()
  /// By layer, for external types that were asked for: whether a family that the layer forbids has the type.
  private var forbiddenExternals: [[ExternalID: Bool]]
  /// By layer: the first module that a file imports and the layer forbids, for files that were asked for.
  private var forbiddenImports: [[FileID: String?]]
  /// Roles whose selectors depend on the layer of the folder.
  private let rolesThatDependOnLayer: Set<RoleID>

  var graph: Graph { context.project.graph }
  var definition: Definition { context.project.definition }

  init(_ context: RuleContext) {
    self.context = context
    let count = context.project.definition.layers.count
    forbiddenExternals = Array(repeating: [:], count: count)
    forbiddenImports = Array(repeating: [:], count: count)
    rolesThatDependOnLayer = Set(context.project.definition.roles.lazy.filter(\.selector.asksForLayer).map(\.id))
  }

  // MARK: Moves

  /// The reasons why a type cannot be moved to a layer; empty if it can.
  func obstacles(moving type: TypeID, to layer: LayerID) -> [Obstacle] {
    if graph[type].outer != nil { return [.nested] }
    var result: [Obstacle] = []
    if let role = context.role(type), !admits(role, context.isInterface(type), layer) { result.append(.role(role.id)) }
    let around = surroundings(of: type)
    for user in around.users where user.layer != layer && !context.mayUse(user.layer, layer) {
      if !context.usesRole(user.layer, of: type) { result.append(.user(user.name, layer: user.layer)) }
    }
    // A neutral layer passes on what it uses to its users.
    let isNeutral = definition[layer].isNeutral
    result += around.used.filter { used in
      !context.mayUse(layer, .type(used))
        || isNeutral && around.users.contains { !context.mayUse($0.layer, .type(used)) }
    }.map { .uses($0) }
    for (home, declaration) in around.usedDeclarations.sorted(by: { $0.key.index < $1.key.index }) where home != layer {
      let isPassedOn = isNeutral && around.users.contains { $0.layer != home && !context.mayUse($0.layer, home) }
      if !context.mayUse(layer, home) || isPassedOn { result.append(.usesDeclaration(declaration)) }
    }
    let framework = framework(around.externals, in: graph[type].declaration.file, layer)
    return result + (framework.map { [.framework($0)] } ?? [])
  }

  /// Whether types of a role may be declared in a layer.
  private func admits(_ role: Role, _ isInterface: Bool, _ layer: LayerID) -> Bool {
    let target = definition[layer]
    if rolesThatDependOnLayer.contains(role.id) { return false }
    guard let home = isInterface ? role.interfaceLayer ?? role.layer : role.layer, home != target.name else {
      return true
    }
    return role.decidesLayer ? role.alsoIn.contains(target.name) : !target.isNeutral
  }

  /// A framework that the layer forbids and a declaration, or its file, uses.
  func framework(_ externals: Set<ExternalID>, in file: FileID, _ layer: LayerID) -> String? {
    if definition[layer].forbiddenFrameworks.isEmpty { return nil }
    if let module = forbiddenImport(of: file, layer) { return module }
    return externals.lazy.filter { self.forbids(layer, $0) }.min().map { graph[$0].name }
  }

  private func forbids(_ layer: LayerID, _ external: ExternalID) -> Bool {
    if let known = forbiddenExternals[layer.index][external] { return known }
    let name = graph[external].name
    let isForbidden = families(of: layer).contains { $0.types.contains { $0.matches(name) } }
    forbiddenExternals[layer.index][external] = isForbidden
    return isForbidden
  }

  private func families(of layer: LayerID) -> [FrameworkFamily] {
    definition[layer].forbiddenFrameworks.compactMap { definition.family($0) }
  }

  /// The first module that a file imports and a layer forbids.
  private func forbiddenImport(of file: FileID, _ layer: LayerID) -> String? {
    if let known = forbiddenImports[layer.index][file] { return known }
    let (facts, families) = (graph[file].facts, families(of: layer))
    let module = facts.imports.lazy.map { facts.names[$0.module] }.first { module in
      families.contains { $0.modules.contains { $0.matches(module) } }
    }
    forbiddenImports[layer.index][file] = .some(module)
    return module
  }

  private func surroundings(of type: TypeID) -> Surroundings {
    if let known = known[type] { return known }
    let entity = graph[type]
    let body = graph[entity.declaration]
    var family: Set<TypeID> = [type]
    var next = type.index + 1
    while next < graph.types.count, graph.types[next].declaration.file == entity.declaration.file,
      graph[graph.types[next].declaration].start < body.end
    {
      family.insert(TypeID(UInt32(next)))
      next += 1
    }
    var result = Surroundings()
    var layers: Set<LayerID> = []
    func note(_ layer: LayerID?, _ name: @autoclosure () -> String) {
      if let layer, layers.insert(layer).inserted { result.users.append((layer, name())) }
    }
    for member in family.sorted() {
      for usage in context.usages(of: member) where usage.isJudged {
        if let source = usage.reference.source, family.contains(source) { continue }
        note(usage.site.layer, context.symbol(usage))
      }
      for usage in context.usages(by: member) where usage.isJudged {
        // An extension in another file is not moved.
        guard usage.reference.file == entity.declaration.file else { continue }
        switch usage.reference.target {
        case .type(let target):
          if !family.contains(target), result.isUsed.insert(target).inserted { result.used.append(target) }
          let home =
            family.contains(target)
            ? layerOfRemainingMember(usage.reference, of: entity) : context.extensionLayer(usage.reference, target)
          guard let home else { continue }
          result.usedDeclarations[home] = result.usedDeclarations[home] ?? usage.reference.memberDeclaration
        case .external(let external): result.externals.insert(external)
        case .declaration(let file):
          guard let home = context.layerOfFile[file.index] else { continue }
          result.usedDeclarations[home] = result.usedDeclarations[home] ?? usage.reference.memberDeclaration
        }
      }
    }
    for id in entity.extensions where id.file != entity.declaration.file && !graph[id.file].isTest {
      note(context.layerOfFile[id.file.index], "an extension of \(entity.name)")
    }
    known[type] = result
    return result
  }

  /// The layer of an extension in another file, which is not moved with its type, if it declares the used member.
  private func layerOfRemainingMember(_ reference: Reference, of type: TypeEntity) -> LayerID? {
    guard let member = reference.memberDeclaration, member.file != type.declaration.file else { return nil }
    return context.layerOfExtension(declaring: member)
  }

  /// The layers that a layer may use, itself first, to which a type can be moved.
  func layers(for type: TypeID, usableFrom layer: LayerID) -> [LayerID] {
    let usable = definition.layerIDs.filter { $0 != layer && context.mayUse(layer, $0) }
    return ([layer] + usable).filter {
      !definition[$0].isCompositionRoot && obstacles(moving: type, to: $0).isEmpty
    }
  }

  /// The end of the sentence "it cannot be moved to …, because …".
  func reason(_ obstacle: Obstacle, _ type: TypeID) -> String {
    switch obstacle {
    case .nested: return "it is declared inside another type"
    case .role(let role): return "its role \(role.noun) decides its layer"
    case .user(let name, let layer): return "\(quoted(name)) of \(context.layerName(layer)) uses it too"
    case .uses(let used):
      return "it uses \(quoted(graph[used].name)) of \(context.layerName(context.layerOfType[used.index]))"
    case .usesDeclaration(let used):
      let home = context.layerName(context.layerOfFile[used.file.index])
      return "it \(graph.use(of: used, from: home))"
    case .framework(let name): return "it uses \(quoted(name))"
    }
  }

  /// Usages of a declaration outside types, from other files.
  func users(of declaration: DeclarationID) -> [Usage] { usesOfDeclarations[declaration] ?? [] }

  /// Whether a layer may use what a reference uses: the target, and the extension in another layer that declares the
  /// member.
  func mayUse(_ layer: LayerID, _ reference: Reference) -> Bool {
    guard context.mayUse(layer, reference.target) else { return false }
    let home = reference.target.typeID.flatMap { context.extensionLayer(reference, $0) }
    return home.map { context.mayUse(layer, $0) } ?? true
  }

  // MARK: Extensions

  /// Where an extension could be declared: with its type, otherwise in a layer that may use the type and everything
  /// that it uses.
  func remedy(forExtension id: DeclarationID, of type: TypeID) -> String {
    let home = context.layerOfType[type.index]
    let body = graph[id]
    let used = context.usages(in: id.file).filter { usage in
      usage.isJudged && body.start <= usage.reference.offset && usage.reference.offset < body.end
    }.map(\.reference)
    func movesAlong(_ member: DeclarationID?) -> Bool {
      guard let member, member.file == id.file else { return false }
      return body.start <= graph[member].start && graph[member].end <= body.end
    }
    let layer = ([home].compactMap { $0 } + definition.layerIDs).first { layer in
      guard layer == home || context.mayUse(layer, .type(type)), !definition[layer].isCompositionRoot else {
        return false
      }
      return used.allSatisfy { reference in
        movesAlong(reference.memberDeclaration) ? context.mayUse(layer, reference.target) : mayUse(layer, reference)
      }
    }
    if let layer { return "move the extension to a file of \(context.layerName(layer))" }
    let here = context.layerName(context.layerOfFile[id.file.index])
    return "replace the extension by functions that take values which \(here) may use"
  }
}

extension Selector {
  /// Whether it depends on the layer of the folder, so that a move may change the result.
  fileprivate var asksForLayer: Bool {
    switch self {
    case .layer: return true
    case .all(let parts), .any(let parts): return parts.contains(where: \.asksForLayer)
    case .not(let part), .written(_, let part): return part.asksForLayer
    default: return false
    }
  }
}
