import StrataDefinition
import StrataModel

/// Frameworks that reach a layer through a neutral one, although the layer forbids them: the neutral layer may use
/// everything, but it passes on what it uses. All uses of a family in one neutral symbol are one passage.
struct FrameworkPassages {
  private let context: RuleContext
  private let layers: NeutralLayers
  private var users: NeutralUsers
  private let logger: RoleIndex?
  /// The layers for which a passage counts: the domain, or without one those that use no other layer. Helpers of screens
  /// and of data keep settings and draw for all of their layers.
  private let innerLayers: Set<LayerID>
  /// The layer of view models. The network counts for it, too, where a function or variable that belongs to no type of the
  /// project passes it on: `extension URL { func load() async throws -> Data }` is no service that could be injected.
  private let screens: Set<LayerID>
  private var passages: [Key: [(use: Use, users: [NeutralUsers.User])]] = [:]

  /// A use of a framework in a neutral symbol.
  struct Use {
    var symbol: NeutralSymbol
    var family: FrameworkFamily
    /// The type, member or function of the framework.
    var name: String
    /// The name of the type or declaration at the location.
    var user: String
    var location: CodeLocation
  }

  private struct Key: Hashable {
    var symbol: NeutralSymbol
    var family: String
  }

  init(_ context: RuleContext) {
    innerLayers = context.innermostLayers
    let definition = context.project.definition
    let screens = definition.layer(of: .viewModel).flatMap { name in
      definition.layers.firstIndex { $0.name == name && !$0.isNeutral }
    }
    self.screens = Set(screens.map { [LayerID(index: $0)] } ?? [])
    self.context = context
    layers = NeutralLayers(context)
    users = NeutralUsers(layers)
    logger = context.project.definition.roleIndex(of: .logger)
  }

  func isNeutral(_ usage: Usage) -> Bool { layers.contains(usage) }

  var allLayers: [LayerID] { innerLayers.union(screens).sorted() }

  /// The layers for which what a symbol passes on counts.
  func layers(for symbol: NeutralSymbol, of family: FrameworkFamily) -> Set<LayerID> {
    guard case .declaration(let declaration) = symbol, isCode(declaration), family.name == FrameworkFamily.network
    else {
      return innerLayers
    }
    return innerLayers.union(screens)
  }

  /// Whether a declaration is a function, or a variable that is computed or holds a closure: who uses it runs its code. A
  /// stored value is an object that could be injected.
  private func isCode(_ declaration: DeclarationID) -> Bool {
    let fact = context.project.graph[declaration]
    guard fact.kind == .variable else { return fact.kind == .function || fact.kind == .subscript }
    if fact.modifiers.contains(.computed) { return true }
    let tree = context.project.graph.facts(of: declaration).tree
    return fact.initialValue.range.first.map { tree[$0].kind == .closure } ?? false
  }

  func symbol(around usage: Usage) -> NeutralSymbol? { layers.symbol(around: usage) }

  /// Notes the use of a framework in a neutral layer, if somebody uses it on behalf of a layer that forbids the framework.
  /// - Parameter name: the type, member or function of the framework.
  mutating func note(
    _ usage: Usage, in symbol: NeutralSymbol, name: String, of family: FrameworkFamily, in forbidding: Set<LayerID>
  ) {
    let location = CodeLocation(usage.reference.file, usage.reference.offset)
    _ = note(
      Use(symbol: symbol, family: family, name: name, user: context.symbol(usage), location: location), in: forbidding)
  }

  /// Returns whether it is a passage.
  mutating func note(_ use: Use, in forbidding: Set<LayerID>) -> Bool {
    guard !isLogger(use.symbol) else { return false }
    var affected = users.users(of: use.symbol).filter { user in
      forbidding.contains(user.layer) && !user.isMisplaced && !isReported(user)
        && (innerLayers.contains(user.layer) || user.chain.symbols.allSatisfy { $0.type == nil })
    }
    if !affected.isEmpty, extendsFramework(use) {
      // The import is reported.
      affected.removeAll { context.project.graph.imports(use.family, in: $0.location.file) }
    }
    if affected.isEmpty { return false }
    passages[Key(symbol: use.symbol, family: use.family.name), default: []].append((use, affected))
    return true
  }

  /// The neutral symbol whose code contains a declaration; nil outside neutral layers.
  func symbol(around declaration: DeclarationID, in type: TypeID?) -> NeutralSymbol? {
    if let type { return layers.contains(type) ? layers.symbol(around: declaration, in: type) : nil }
    guard layers.contains(declaration.file) else { return nil }
    return layers.declaration(around: declaration).map { .declaration($0) }
  }

  /// The violations at each use. Those of one symbol and family have the names of the first use, so that they are one
  /// finding.
  func violations() -> [Violation] {
    passages.values.flatMap { passages -> [Violation] in
      let ordered = passages.sorted { $0.use.location < $1.use.location }
      guard let first = ordered.first else { return [] }
      let violation = violation(first.use, first.users)
      return ordered.map { passage in
        var other = violation
        (other.file, other.offset) = (passage.use.location.file, passage.use.location.offset)
        other.links?.related = passage.users.map(\.location)
        return other
      }
    }.sorted { ($0.location, $0.target) < ($1.location, $1.target) }
  }

  private func violation(_ use: Use, _ affected: [NeutralUsers.User]) -> Violation {
    let first = affected[0]
    let others = Set(affected.map(users.name)).count - 1
    let (symbol, firstName) = (layers.name(of: use.symbol), users.name(of: first))
    let (from, to) = (context.layerName(layers.layer(of: use.symbol)), context.layerName(first.layer))
    var message = "\(quoted(symbol)) of \(from) uses \(quoted(use.name)) and passes it on to \(quoted(firstName))"
    if others > 0 { message += " and \(counted(others, "other type"))" }
    message += " of \(to), which forbids the family '\(use.family.name)'"
    let place = context.placement(ofFamily: use.family.name, for: first.layer)
    let remedy =
      place.map {
        "move what \(to) needs of \(quoted(symbol)) to \(listed($0.layers, "or")), and call it through a protocol of "
          + $0.interface
      } ?? "move what \(to) needs of \(quoted(symbol)) to a type that does not use \(quoted(use.name))"
    var violation = Violation(
      file: use.location.file, offset: use.location.offset, symbol: use.user, target: use.name, message: message,
      remedy: remedy, chain: [firstName] + first.chain.symbols.map { layers.name(of: $0) } + [use.name])
    violation.links = ViolationLinks(related: affected.map(\.location), isOfWholeType: use.symbol.isOfInstances)
    violation.state(because: use.family.because)
    return violation
  }

  /// Whether the symbol is a member that an extension adds to a type of the family, such as `UIImage.infoIcon`: who uses it
  /// knows the type.
  private func extendsFramework(_ use: Use) -> Bool {
    guard case .declaration(let member) = use.symbol else { return false }
    let facts = context.project.graph[member.file].facts
    let parent = facts.declarations[Int(member.index)].parent
    guard parent != noIndex, facts.declarations[Int(parent)].kind == .extension,
      let extended = facts.nominalName(of: facts.declarations[Int(parent)].type)
    else { return false }
    return use.family.types.contains { $0.matches(extended) }
  }

  /// Every layer may write to the log.
  private func isLogger(_ symbol: NeutralSymbol) -> Bool {
    guard let type = symbol.type, let logger else { return false }
    return context.roleOfType[context.owner[type.index].index] == logger
  }

  /// Whether `skipped-layer` reports the use of a neutral client or storage.
  private func isReported(_ user: NeutralUsers.User) -> Bool {
    guard user.type == nil, let type = user.chain.symbol.type else { return false }
    return context.skips(context.usages[user.order].site.role, context.roleOfType[type.index])
  }
}
