import StrataDefinition
import StrataModel

/// Dependencies of an inner layer on an outer one through a neutral layer: its types and its declarations outside types
/// may use everything and may be used by everything, but they pass on what they use.
struct NeutralPassages {
  /// A reference of a neutral symbol to a layer that some of its users may not use.
  struct Passage {
    var violation: Violation
    var home: LayerID
    var users: [NeutralUsers.User]
  }

  private let context: RuleContext
  private let layers: NeutralLayers

  init(_ context: RuleContext) {
    self.context = context
    layers = NeutralLayers(context)
  }

  /// The violations, and the locations of all references that pass something on.
  func found() -> (violations: [Violation], locations: Set<CodeLocation>) {
    if layers.isEmpty { return ([], []) }
    var users = NeutralUsers(layers)
    let passages = passages(&users)
    let groups = PassagesByUser(context, layers, name: users.name)
    return (groups.violations(of: passages), Set(passages.map(\.violation.location)))
  }

  private func passages(_ users: inout NeutralUsers) -> [Passage] {
    let graph = context.project.graph
    var importers: [ModuleID: Set<ModuleID>] = [:]
    var found: [Passage] = []
    for order in layers.references() {
      let usage = context.usages[order]
      guard usage.isJudged, let home = context.layer(of: usage.reference.target),
        let neutral = outwardUser(usage, to: home)
      else { continue }
      // The user is in an inner layer if the outer one may use its layer, and not the other way round. Where a misplaced
      // interface is declared does not make its models any that may know DTOs.
      let seeing = moduleApart(usage, neutral).map { module in
        let known = importers[module] ?? self.importers(of: module)
        importers[module] = known
        return known
      }
      let affected = users.users(of: neutral).filter {
        seeing?.contains(graph[$0.location.file].module) ?? true && context.mayUse(home, $0.layer)
          && !isAllowed(usage.reference.target, to: $0.layer)
          && (!$0.isMisplaced || usage.target.map { context.has(.dto, $0) } ?? false)
      }
      if affected.isEmpty { continue }
      var violation = violation(usage, neutral, home, affected, users.name)
      let exports = exports(of: usage, to: affected)
      if !exports.isEmpty { violation.follow(from: exports, rule: nil) }
      found.append(Passage(violation: violation, home: home, users: affected))
    }
    return found
  }

  /// Whether a layer may use a target without an alias of a neutral layer.
  private func isAllowed(_ target: Target, to layer: LayerID) -> Bool {
    guard let type = target.typeID, let home = context.layerOfType[type.index] else {
      return context.mayUse(layer, target)
    }
    return context.mayUse(layer, home) || context.usesRole(layer, of: type)
      || context.isGivenOut(type, to: layer, byNeutral: false)
  }

  /// The aliases of neutral layers that export a type, other than the user itself: they are reported for all that use
  /// them.
  private func exports(of usage: Usage, to users: [NeutralUsers.User]) -> Set<CodeLocation> {
    guard let type = usage.target, usage.user.map({ !context.flags[$0.index].contains(.alias) }) ?? true,
      users.contains(where: { context.isGivenOut(type, to: $0.layer) })
    else { return [] }
    return Set(
      (context.facades[type.index] ?? []).filter { context.isInNeutralLayer($0) }
        .flatMap { context.locations(of: type, in: $0) })
  }

  /// The neutral symbol that refers to a type of another layer; nil if the reference passes nothing on.
  private func outwardUser(_ usage: Usage, to home: LayerID) -> NeutralSymbol? {
    guard !layers.contains(home), isPassedOn(usage.reference, home), let symbol = layers.symbol(around: usage),
      !context.isQualifier(usage)
    else { return nil }
    if let type = symbol.type, context.isMisplaced(type) { return nil }
    return symbol
  }

  /// The module of an extension that another module declares of a neutral type: modules that do not import it use the
  /// type without it.
  private func moduleApart(_ usage: Usage, _ symbol: NeutralSymbol) -> ModuleID? {
    let graph = context.project.graph
    guard let type = symbol.type else { return nil }
    let module = graph[usage.reference.file].module
    return module == graph[graph[type].declaration.file].module ? nil : module
  }

  /// A module, and those with a file that imports it.
  private func importers(of module: ModuleID) -> Set<ModuleID> {
    let graph = context.project.graph
    return Set(graph.files(importing: module).map { graph[$0].module } + [module])
  }

  private func isPassedOn(_ reference: Reference, _ home: LayerID) -> Bool {
    if let target = reference.target.typeID {
      return context.isProduction(target) && !context.isRoot(target) && !context.isMisplaced(target)
        && !context.isTransparentAlias(target)
    }
    guard let declaration = reference.memberDeclaration else { return false }
    return context.isProduction(declaration) && !context.project.definition[home].isCompositionRoot
  }

  private func violation(
    _ usage: Usage, _ neutral: NeutralSymbol, _ home: LayerID, _ users: [NeutralUsers.User],
    _ name: (NeutralUsers.User) -> String
  ) -> Violation {
    let (graph, reference) = (context.project.graph, usage.reference)
    let (passer, passed) = (layers.name(of: neutral), graph.targetName(of: reference))
    let first = users[0]
    let firstName = name(first)
    let others = Set(users.map(name)).count - 1
    let to = context.layerName(home)
    let inner = context.layerName(first.layer)
    let use =
      context.freeDeclaration(reference).map { [graph.use(of: $0, from: to)] }
      ?? [context.verb(of: reference), " `", passed, "` of ", to]
    let receivers = others > 0 ? " and \(counted(others, "other type"))" : ""
    var violation = Violation(
      at: reference, symbol: context.symbol(usage), target: passed,
      message: text(
        of: ["`", passer, "` of ", context.layerName(layers.layer(of: neutral)), " "], use,
        [", and passes it on to `", firstName, "`", receivers, " of ", inner, ", which may not use ", to]),
      remedy: text(of: ["move what ", inner, " needs of `", passer, "` to a type that does not use ", to]),
      chain: [firstName] + first.chain.symbols.map { layers.name(of: $0) } + [passed])
    violation.links = ViolationLinks(related: users.map(\.location))
    return violation
  }
}
