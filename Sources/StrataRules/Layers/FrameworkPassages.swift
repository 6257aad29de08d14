import StrataDefinition
import StrataModel

/// Frameworks that reach a layer through a neutral one, although the layer forbids them: the neutral layer may use
/// everything, but it passes on what it uses.
struct FrameworkPassages {
  private let context: RuleContext
  private let layers: NeutralLayers
  private var users: NeutralUsers
  private let logger: RoleIndex?
  /// The layers for which a passage counts: the domain, or without one those that use no other layer. Helpers of screens
  /// and of data keep settings and draw for all of their layers.
  let innerLayers: Set<LayerID>

  init(_ context: RuleContext) {
    innerLayers = Self.innerLayers(context)
    self.context = context
    layers = NeutralLayers(context)
    users = NeutralUsers(layers)
    logger = context.project.definition.roleIndex(of: .logger)
  }

  private static func innerLayers(_ context: RuleContext) -> Set<LayerID> {
    let definition = context.project.definition
    if let domain = DomainLayer.id(in: definition) { return [domain] }
    let layers = definition.layers.indices.map { LayerID(index: $0) }
    return Set(
      layers.filter { layer in
        !definition[layer].isNeutral
          && !layers.contains { $0 != layer && !definition[$0].isNeutral && context.mayUse(layer, $0) }
      })
  }

  func isNeutral(_ usage: Usage) -> Bool { layers.contains(usage) }

  /// A violation at the usage of a framework in a neutral layer; nil if nobody uses it on behalf of a layer that forbids
  /// the framework.
  /// - Parameter name: the type, member or function of the framework.
  mutating func violation(_ usage: Usage, name: String, of family: FrameworkFamily, in forbidding: Set<LayerID>)
    -> Violation?
  {
    guard let passer = layers.symbol(around: usage) else { return nil }
    let location = CodeLocation(usage.reference.file, usage.reference.offset)
    return violation(
      of: passer, at: location, symbol: context.symbol(usage), name: name, of: family, in: forbidding)
  }

  /// The neutral symbol whose code contains a declaration; nil outside neutral layers.
  func symbol(around declaration: DeclarationID, in type: TypeID?) -> NeutralSymbol? {
    if let type { return layers.contains(type) ? layers.symbol(around: declaration, in: type) : nil }
    guard layers.contains(declaration.file) else { return nil }
    return layers.declaration(around: declaration).map { .declaration($0) }
  }

  /// - Parameter symbol: the name of the type or declaration at the location.
  mutating func violation(
    of passer: NeutralSymbol, at location: CodeLocation, symbol user: String, name: String, of family: FrameworkFamily,
    in forbidding: Set<LayerID>
  ) -> Violation? {
    guard !isLogger(passer) else { return nil }
    let affected = users.users(of: passer).filter { user in
      forbidding.contains(user.layer) && !user.isMisplaced && !isReported(user)
    }
    guard let first = affected.first else { return nil }
    let others = Set(affected.map(users.name)).count - 1
    let (symbol, firstName) = (layers.name(of: passer), users.name(of: first))
    let (from, to) = (context.layerName(layers.layer(of: passer)), context.layerName(first.layer))
    var message = "\(quoted(symbol)) of \(from) uses \(quoted(name)) and passes it on to \(quoted(firstName))"
    if others > 0 { message += " and \(counted(others, "other type"))" }
    message += " of \(to), which forbids the family '\(family.name)'"
    let place = context.placement(ofFamily: family.name, for: first.layer)
    let remedy =
      place.map {
        "move what \(to) needs of \(quoted(symbol)) to \(listed($0.layers, "or")), and call it through a protocol of "
          + $0.interface
      } ?? "move what \(to) needs of \(quoted(symbol)) to a type that does not use \(quoted(name))"
    var violation = Violation(
      file: location.file, offset: location.offset, symbol: user, target: name, message: message, remedy: remedy,
      chain: [firstName] + first.chain.map { layers.name(of: $0) } + [name])
    violation.links = ViolationLinks(related: affected.map(\.location))
    return violation
  }

  /// Every layer may write to the log.
  private func isLogger(_ symbol: NeutralSymbol) -> Bool {
    guard let type = symbol.type, let logger else { return false }
    return context.roleOfType[context.owner[type.index].index] == logger
  }

  /// Whether `skipped-layer` reports the use of a neutral client or storage.
  private func isReported(_ user: NeutralUsers.User) -> Bool {
    guard user.type == nil, let type = user.chain.first?.type else { return false }
    return context.skips(context.usages[user.order].site.role, context.roleOfType[type.index])
  }
}
