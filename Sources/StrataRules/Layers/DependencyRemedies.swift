import StrataDefinition
import StrataModel

/// How to remove a dependency: one answer for each user and target.
struct DependencyRemedies {
  struct Remedy {
    var text: String
    var changes: [ProposedChange] = []

    init(_ text: String, _ changes: ProposedChange?...) {
      self.text = text
      self.changes = changes.compactMap { $0 }
    }
  }

  private struct Key: NumberKey {
    var layer: LayerID?
    var isNarrowed: Bool
    var user: TypeID?
    var target: TypeID

    var hashNumber: UInt64 { (user?.hashNumber ?? 0) &<< 32 | target.hashNumber }
  }

  private let context: RuleContext
  private let relocations: Relocations
  private var known: [Key: Remedy] = [:]
  private lazy var root = context.nameOfRoot()

  init(_ context: RuleContext) {
    self.context = context
    relocations = Relocations(context)
  }

  mutating func remedy(for usage: Usage) -> Remedy {
    if let declaration = context.freeDeclaration(usage.reference) {
      return Remedy(relocations.remedy(for: usage, declaration))
    }
    guard let target = usage.target else { return Remedy("") }
    if usage.site.isOperation { return Remedy(operationText(usage)) }
    if usage.reference.context.contains(.defaultArgument) {
      let name = context.project.graph[target].name
      return Remedy(text(of: ["remove the default value, and pass `", name, "` from ", root]))
    }
    let isNarrowed = context.isNarrowed(usage)
    let key = Key(layer: usage.site.layer, isNarrowed: isNarrowed, user: usage.user, target: target)
    if let remedy = known[key] { return remedy }
    let remedy = isNarrowed ? Remedy(narrowedText(target)) : newRemedy(for: usage, target)
    known[key] = remedy
    return remedy
  }

  /// Without a search for other locations of the types, which costs much for what is rarely listed.
  func shortRemedy(for usage: Usage) -> Remedy {
    if usage.site.isOperation { return Remedy(operationText(usage)) }
    let target = context.project.graph.targetName(of: usage.reference)
    return Remedy(
      text(of: ["replace `", target, "` by a type that ", context.layerName(usage.site.layer), " may use"]))
  }

  /// For a call by a composition root that is no wiring.
  private func operationText(_ usage: Usage) -> String {
    "call \(quoted(context.project.graph.targetName(of: usage.reference))) in a use case or another type of an inner "
      + "layer, and let \(quoted(context.symbol(usage))) only create and start it"
  }

  /// For a type whose role may use less than its layer.
  private func narrowedText(_ target: TypeID) -> String {
    "use \(quoted(context.project.graph[target].name)) in a use case, and pass plain values"
  }

  private func newRemedy(for usage: Usage, _ target: TypeID) -> Remedy {
    let graph = context.project.graph
    let name = graph[target].name
    let from = context.layerName(usage.site.layer)
    let home = context.layerName(context.layerOfType[target.index])
    let role = context.roleID(target)

    if context.isRoot(target) {
      if let layer = usage.site.layer, context.isInterface(target),
        relocations.obstacles(moving: target, to: layer, for: usage.site.type).isEmpty
      {
        return Remedy(
          "move \(quoted(name)) to \(from), and let \(home) conform to it", relocations.move(target, to: layer))
      }
      return Remedy("take what \(quoted(name)) provides as a parameter of the initializer, and pass it from \(home)")
    }
    if let interface = relocations.interface(of: target, for: usage.site) {
      return Remedy(
        "depend on \(quoted(graph[interface].name)), which \(quoted(name)) conforms to, and inject it",
        relocations.invert(usage.site.type, target))
    }
    if let text = textForRole(role, of: target, usage) { return Remedy(text) }
    return relocated(target, at: usage.site)
  }

  /// For a type whose role, and not its location, is the reason; nil for other types.
  private func textForRole(_ role: RoleID?, of target: TypeID, _ usage: Usage) -> String? {
    let name = context.project.graph[target].name
    let from = context.layerName(usage.site.layer)
    let home = context.layerName(context.layerOfType[target.index])
    switch role {
    case .some(.dto):
      // `func toRequest() -> OrderRequest` and `init(dto: OrderDTO)`: only the mapping is at the wrong place.
      if let mapping = mapping(usage, target) {
        return text(of: ["move `", mapping, "` to an extension of `", context.symbol(usage), "` in ", home])
      }
      if admitsDTOs(usage.site.layer) { break }
      return text(of: ["use a domain model here, and map `", name, "` to it in the ", context.mapperOfDTOs.noun])
    case .some(.view), .some(.viewModel), .some(.uiState), .some(.baseViewModel):
      return text(of: ["use plain values; ", from, " must not depend on ", home])
    case .some(.useCase) where context.mayUse(context.layerOfType[target.index], usage.site.layer):
      return "call types of \(from) from \(quoted(name)), and pass the values that they need; "
        + "\(from) must not depend on \(home)"
    case .some(.entity):
      return context.mayUse(context.layerOfType[target.index], usage.site.layer)
        ? "use a type of \(from), and map it to \(quoted(name)) in \(home)"
        : "use a type of \(from), and map it to \(quoted(name)) in the \(context.mapperOfDTOs.noun)"
    default: break
    }
    return nil
  }

  /// The function or initializer of a domain model that maps it to a DTO, or a DTO to it.
  private func mapping(_ usage: Usage, _ dto: TypeID) -> String? {
    let graph = context.project.graph
    let reference = usage.reference
    guard let user = usage.user, context.isDomainModel(user), graph[user].outer == nil,
      reference.declaration != noIndex,
      let member = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration))
    else { return nil }
    let facts = graph.facts(of: member)
    let fact = graph[member]
    let name = graph[dto].simpleName
    switch fact.kind {
    case .function, .variable:
      guard fact.kind == .function || fact.modifiers.contains(.computed), facts.nominalName(of: fact.type) == name
      else { return nil }
    case .initializer:
      guard fact.modifiers.isDisjoint(with: [.required, .override]),
        facts.parameters[fact.parameters.range].contains(where: { facts.nominalName(of: $0.type) == name })
      else { return nil }
    default: return nil
    }
    return graph.signature(of: member)
  }

  /// Whether DTOs may be declared in a layer.
  private func admitsDTOs(_ layer: LayerID?) -> Bool {
    guard let layer, let role = context.project.definition.role(.dto) else { return false }
    return ([role.layer].compactMap { $0 } + role.alsoIn).contains(context.layerName(layer))
  }

  /// Where the type, or a protocol for it, could be declared without another violation.
  private func relocated(_ target: TypeID, at site: UsageSite) -> Remedy {
    let name = quoted(context.project.graph[target].name)
    guard let layer = site.layer else { return Remedy("") }
    let layers = relocations.nearest(of: relocations.layers(for: target, usableFrom: layer, by: site.type))
    var options = layers.isEmpty ? [] : [Remedy("move \(name) to \(listed(layers.map(context.layerName), "or"))")]
    if !layers.isEmpty { options[0].changes = layers.compactMap { relocations.move(target, to: $0) } }
    if let home = relocations.layerOfProtocol(for: target, at: site) {
      let option = Remedy(
        "declare a protocol in \(context.layerName(home)) that \(name) conforms to, and inject it",
        relocations.declareProtocol(for: target, in: home))
      options.insert(option, at: context.isDependency(target) ? 0 : options.count)
    }
    if !options.isEmpty {
      var remedy = Remedy(options.map(\.text).joined(separator: "; or "))
      remedy.changes = options.flatMap(\.changes)
      return remedy
    }
    // Where every user may use it, and otherwise where this one is.
    let candidates = relocations.layersForAllUsers(of: target, usableFrom: layer, by: site.type)
    if let (home, group) = candidates.lazy.compactMap({ home in
      relocations.group(moving: target, to: home, for: site.type).map { (home, $0) }
    }).first {
      let names = group.map { quoted(context.project.graph[$0].name) }
      return Remedy("move \(listed(names)) to \(context.layerName(home))")
    }
    let (from, home) = (context.layerName(layer), candidates.first ?? layer)
    guard let obstacle = relocations.obstacles(moving: target, to: home, for: site.type).first else {
      return Remedy("replace \(name) by a type that \(from) may use")
    }
    return Remedy(
      "replace \(name) by a type that \(from) may use; it cannot be moved to \(context.layerName(home)), because "
        + relocations.reason(obstacle, target))
  }
}
