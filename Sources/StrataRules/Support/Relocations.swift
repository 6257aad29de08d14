import StrataClassification
import StrataDefinition
import StrataModel

/// Determines whether a type could be declared in another layer, or be hidden behind a protocol there, without another
/// violation. Remedies are checked in this way before they are printed.
///
/// Used only for the targets of violations; the references from and to a type are collected once.
final class Relocations {
  /// Why a type cannot be declared in a layer.
  enum Obstacle {
    case nested
    /// The definition assigns the layer by names, not by folders alone.
    case noFolder
    /// Its role belongs in another layer, or depends on the present one.
    case role(RoleID)
    /// A user of the type, whose layer may not use the new layer.
    case user(String, layer: LayerID)
    /// A type that it uses, but that the new layer may not use.
    case uses(TypeID)
    /// The same of a declaration outside types, or of a member that an extension in another file declares.
    case usesDeclaration(DeclarationID)
    /// A user that calls a member of an extension in another file, which remains in its layer.
    case userOfMember(TypeCoupling.MemberUser)
    case framework(String)
    /// A role that it would have in the layer, and does not have now.
    case newRole(RoleID)
    /// What another rule would report of it there.
    case reported(String)
  }

  let context: RuleContext
  /// Once asked for.
  var couplings: [TypeID: TypeCoupling] = [:]
  /// References to a type, by the outermost type or the declaration outside types that makes them.
  var usesOfTarget: [TypeID: [CodeOwner: [Reference]]] = [:]
  var membersOfInterface: [TypeID: Set<String>] = [:]
  private lazy var usesOfDeclarations = context.declarationUses
  /// How changes name a type, and a new protocol for it; nil: no name is free. Once asked for.
  var wordsForType: [TypeID: String?] = [:]
  var protocolNames: [TypeID: String?] = [:]
  /// What prevents a move, without regard to users.
  private var knownObjections: [Move: Obstacle?] = [:]
  private lazy var moves = MovedTypes(context.project)
  private(set) lazy var predictions = Predictions(context)
  let frameworks: ForbiddenFrameworks
  /// Roles whose selectors depend on the layer of the folder.
  private let rolesThatDependOnLayer: Set<RoleID>
  /// The layers to which a neutral one must not pass on a framework that they forbid.
  private let innerLayers: Set<LayerID>
  /// By layer: whether a folder or a module alone assigns it, and has code that people write for the app.
  private let layersByFolder: [Bool]

  var graph: Graph { context.project.graph }
  var definition: Definition { context.project.definition }

  init(_ context: RuleContext) {
    self.context = context
    layersByFolder = context.project.definition.layers.enumerated().map { index, layer in
      [layer.selector, layer.fallback].contains { $0?.matchesFolders ?? false }
        && !context.isWithoutProductionCode(LayerID(index: index))
    }
    frameworks = ForbiddenFrameworks(context)
    innerLayers = context.innermostLayers
    rolesThatDependOnLayer = Set(context.project.definition.roles.lazy.filter(\.selector.asksForLayer).map(\.id))
  }

  // MARK: Moves

  /// The reasons why a type cannot be moved to a layer; empty if it can.
  /// - Parameter user: the user whose violation the move is to remove.
  func obstacles(moving type: TypeID, to layer: LayerID, for user: TypeID? = nil) -> [Obstacle] {
    // An extension of a type outside the project is around it, too.
    if graph[type].outer != nil || graph[graph[type].declaration].parent != noIndex { return [.nested] }
    if !(layersByFolder[layer.index]) { return [.noFolder] }
    var result: [Obstacle] = []
    if let role = context.role(type), !admits(role, context.isInterface(type), layer) { result.append(.role(role.id)) }
    let around = coupling(of: type)
    for user in around.users where user.layer != layer && !context.mayUse(user.layer, layer) {
      if !context.usesRole(user.layer, of: type) { result.append(.user(user.name, layer: user.layer)) }
    }
    // A neutral layer passes on what it uses to its users.
    let isNeutral = definition[layer].isNeutral
    result += around.used.filter { used in
      !context.mayUse(layer, .type(used))
        || isNeutral && around.users.contains { isBarred($0.layer, from: used) }
    }.map { .uses($0) }
    for (home, declaration) in around.usedDeclarations.sorted(by: { $0.key.index < $1.key.index }) where home != layer {
      let isPassedOn = isNeutral && around.users.contains { context.isBarred($0.layer, from: home) }
      if !context.mayUse(layer, home) || isPassedOn { result.append(.usesDeclaration(declaration)) }
    }
    let outermost = user.map { context.outermost($0) }
    for use in around.usersOfMembers where use.user == outermost && use.home != layer {
      result.append(.userOfMember(use))
    }
    var framework = frameworks.first(of: around.externals, in: graph[type].declaration.file, layer)
    if isNeutral, framework == nil {
      framework =
        around.users.lazy.filter { self.innerLayers.contains($0.layer) }
        .compactMap { self.frameworks.first(of: around.externals, in: nil, $0.layer) }.first
    }
    result += framework.map { [.framework($0)] } ?? []
    // What other rules would report costs more to find, and matters only where a move is possible.
    guard result.allSatisfy(\.isOfUsedTypes), let objection = objection(moving: type, to: layer) else { return result }
    return result + [objection]
  }

  private struct Move: Hashable {
    var type: TypeID
    var layer: LayerID
  }

  /// What the classification of a type in another layer changes, or other rules would report there.
  private func objection(moving type: TypeID, to layer: LayerID) -> Obstacle? {
    if layer == context.layerOfType[type.index] { return nil }
    return knownObjections.value(of: Move(type: type, layer: layer), orInsert: newObjection(moving: type, to: layer))
  }

  private func newObjection(moving type: TypeID, to layer: LayerID) -> Obstacle? {
    let role = context.project.role(of: type, inFolderOf: context.layerName(layer))
    if let role, role != .entity, role != context.roleID(type) { return .newRole(role) }
    let move = ProposedMove(
      type: type, layer: layer, role: role ?? context.roleID(type), users: coupling(of: type).users.map(\.layer),
      used: coupling(of: type).used, family: graph.family(of: type), moves: moves)
    return predictions.objection(to: move).map { .reported($0) }
  }

  /// Whether a neutral layer must not pass on a type to a layer.
  private func isBarred(_ layer: LayerID, from used: TypeID) -> Bool {
    guard let home = context.layerOfType[used.index] else { return false }
    return context.isBarred(layer, from: home) && !context.mayUse(layer, .type(used))
  }

  /// Whether types of a role may be declared in a layer.
  private func admits(_ role: Role, _ isInterface: Bool, _ layer: LayerID) -> Bool {
    if rolesThatDependOnLayer.contains(role.id) { return false }
    let name = context.layerName(layer)
    guard let home = isInterface ? role.interfaceLayer ?? role.layer : role.layer, home != name else { return true }
    return role.decidesLayer ? role.alsoIn.contains(name) : !definition[layer].isNeutral
  }

  /// The layers that a layer may use, itself first, to which a type can be moved.
  func layers(for type: TypeID, usableFrom layer: LayerID, by user: TypeID?) -> [LayerID] {
    let usable = definition.layerIDs.filter { $0 != layer && context.mayUse(layer, $0) }
    return ([layer] + usable).filter {
      !definition[$0].isCompositionRoot && obstacles(moving: type, to: $0, for: user).isEmpty
    }
  }

  /// The end of the sentence "it cannot be moved to …, because …".
  func reason(_ obstacle: Obstacle, _ type: TypeID) -> String {
    switch obstacle {
    case .nested: return "it is declared inside another type"
    case .noFolder: return "no folder has that layer"
    case .role(let role): return "its role \(role.noun) decides its layer"
    case .user(let name, let layer): return "\(name) of \(context.layerName(layer)) uses it too"
    case .uses(let used):
      return "it uses \(quoted(graph[used].name)) of \(context.layerName(context.layerOfType[used.index]))"
    case .usesDeclaration(let used):
      let home = context.layerName(context.layerOfFile[used.file.index])
      return "it \(graph.use(of: used, from: home))"
    case .userOfMember(let user):
      let member = quoted(graph[type].name + "." + graph.signature(of: user.member))
      return "\(quoted(user.name)) of \(context.layerName(user.layer)) uses \(member), which an extension in "
        + "\(context.layerName(user.home)) declares"
    case .framework(let name): return "it uses \(quoted(name))"
    case .newRole(let role): return "it would be \(withArticle(role.noun)) there"
    case .reported(let reason): return reason
    }
  }

  /// Usages of a declaration outside types, from other files.
  func users(of declaration: DeclarationID) -> some Sequence<Usage> {
    usesOfDeclarations[declaration].lazy.map { [context] in context.usages[Int($0)] }
      .filter { $0.reference.target.declaringFile != nil }
  }

  /// Whether a layer may use what a reference uses: the target, and the extension in another layer that declares the
  /// member.
  func mayUse(_ layer: LayerID, _ reference: Reference) -> Bool {
    guard context.mayUse(layer, reference.target) else { return false }
    let home = reference.target.typeID.flatMap { context.extensionLayer(reference, $0) }
    return home.map { context.mayUse(layer, $0) } ?? true
  }
}

extension Selector {
  /// Whether it matches the types of a folder or a module whatever they are.
  fileprivate var matchesFolders: Bool {
    switch self {
    case .path, .module, .imports: return true
    case .all(let parts): return parts.allSatisfy(\.matchesFolders)
    case .any(let parts): return parts.contains(where: \.matchesFolders)
    case .written(_, let part): return part.matchesFolders
    case .not(let part): return part.matchesFolders
    default: return false
    }
  }
}
