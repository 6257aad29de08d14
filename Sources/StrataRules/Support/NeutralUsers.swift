import StrataDefinition
import StrataModel

/// The users that other layers have of what neutral layers declare, directly or through other neutral symbols.
struct NeutralUsers {
  /// A usage of a neutral symbol by another layer, and the neutral symbols from there on.
  struct User: Sendable {
    var layer: LayerID
    /// The type that uses a declaration of its own file; nil where `order` is that of the usage.
    var type: TypeID?
    var location: CodeLocation
    var order: Int
    var chain: NeutralChain
    /// Whether `misplaced-type` reports the type. The layer is that of its role.
    var isMisplaced = false
  }

  private let layers: NeutralLayers
  private let context: RuleContext
  private lazy var usesOfDeclarations = context.declarationUses
  /// By declaration: the references to it and to those that stand for it.
  private var usesOfGroups: [DeclarationID: [Int]] = [:]
  private var ownFileUses: [FileID: [DeclarationID: [OwnFileUse]]] = [:]
  private var usesOfTypes: [TypeID: NeutralTypeUses] = [:]
  private var shared: SharedDeclarations
  private var defaults: DefaultImplementations

  init(_ layers: NeutralLayers) {
    self.layers = layers
    context = layers.context
    shared = SharedDeclarations(layers.context.project.graph)
    defaults = DefaultImplementations(layers.context)
  }

  func name(of user: User) -> String {
    user.type.map { context.project.graph[$0].name } ?? context.symbol(context.usages[user.order])
  }

  /// In the order of the source. Found once for all rules.
  mutating func users(of symbol: NeutralSymbol) -> [User] {
    if let users = context.knownNeutralUsers.withLock({ $0[symbol] }) { return users }
    let users = find(symbol)
    context.knownNeutralUsers.withLock { $0[symbol] = users }
    return users
  }

  private mutating func find(_ symbol: NeutralSymbol) -> [User] {
    var found: [User] = []
    var seen: Set<NeutralSymbol> = [symbol]
    var queue = [NeutralChain(symbol)]
    var next = 0
    while next < queue.count {
      let chain = queue[next]
      next += 1
      for order in uses(of: chain.symbol) {
        let usage = context.usages[order]
        guard usage.isJudged else { continue }
        if layers.contains(usage) {
          if let user = layers.symbol(around: usage), seen.insert(user).inserted {
            queue.append(NeutralChain(user, before: chain))
          }
          continue
        }
        guard let layer = usage.site.layer else { continue }
        let isMisplaced = usage.user.map { context.isMisplaced($0) } ?? false
        found.append(
          User(
            layer: layer, location: CodeLocation(usage.reference.file, usage.reference.offset), order: order,
            chain: chain,
            isMisplaced: isMisplaced))
      }
      for user in usesInOwnType(of: chain.symbol) where seen.insert(user).inserted {
        queue.append(NeutralChain(user, before: chain))
      }
      guard case .declaration(let declaration) = chain.symbol else { continue }
      for use in usesInOwnFile(of: declaration) {
        switch use.user {
        case .neutral(let user): if seen.insert(user).inserted { queue.append(NeutralChain(user, before: chain)) }
        case .type(let type, let layer):
          found.append(
            User(
              layer: layer, type: type, location: CodeLocation(declaration.file, use.offset), order: use.order,
              chain: chain))
        }
      }
    }
    return found.sorted { ($0.order, $0.location.offset) < ($1.order, $1.location.offset) }
  }

  /// Indices of the references to a symbol by others.
  private mutating func uses(of symbol: NeutralSymbol) -> [Int] {
    switch symbol {
    case .type(let type): return uses(of: type).all
    case .instances(let type): return uses(of: type).open
    case .staticMember(let member, let type):
      let uses = uses(of: type)
      return uses.open + shared.group(of: member).flatMap { uses.ofMember[$0, default: []] }
    case .declaration(let declaration):
      if let known = usesOfGroups[declaration] { return known }
      let group = shared.group(of: declaration)
      let found = (group.flatMap { uses(outsideTypesOf: $0) } + group.flatMap { defaults.uses(ofDefault: $0) }).sorted()
      usesOfGroups[declaration] = found
      return found
    }
  }

  /// The references to a declaration of a neutral file that reach no neutral type.
  private mutating func uses(outsideTypesOf declaration: DeclarationID) -> [Int] {
    guard layers.contains(declaration.file) else { return [] }
    let references = context.project.graph.references
    return usesOfDeclarations[declaration].lazy.map { Int($0) }.filter { [layers] in
      !(references[$0].target.typeID.map { layers.contains($0) } ?? false)
    }
  }

  private mutating func uses(of type: TypeID) -> NeutralTypeUses {
    if let known = usesOfTypes[type] { return known }
    let uses = NeutralTypeUses(of: type, context)
    usesOfTypes[type] = uses
    return uses
  }

  /// The static members of a type that use another part of it.
  private mutating func usesInOwnType(of symbol: NeutralSymbol) -> [NeutralSymbol] {
    guard let type = symbol.type else { return [] }
    let uses = uses(of: type)
    guard case .staticMember(let member, _) = symbol else { return uses.inOwnType[symbol, default: []] }
    return shared.group(of: member).flatMap { uses.inOwnType[.staticMember($0, of: type), default: []] }
  }

  private mutating func usesInOwnFile(of declaration: DeclarationID) -> [OwnFileUse] {
    let uses = ownFileUses[declaration.file] ?? OwnFileUses(in: declaration.file, layers).find()
    ownFileUses[declaration.file] = uses
    let group = shared.group(of: declaration)
    if group.count == 1 { return uses[declaration] ?? [] }
    // One name may stand for each of several declarations.
    var offsets: Set<UInt32> = []
    return group.flatMap { uses[$0] ?? [] }.sorted { $0.offset < $1.offset }
      .filter { offsets.insert($0.offset).inserted }
  }
}

/// A neutral symbol, and those through which it reaches the one that is asked for. Chains with the same end share it.
final class NeutralChain: Sendable {
  let symbol: NeutralSymbol
  private let rest: NeutralChain?

  init(_ symbol: NeutralSymbol, before rest: NeutralChain? = nil) { (self.symbol, self.rest) = (symbol, rest) }

  /// All of them, in order.
  var symbols: [NeutralSymbol] { sequence(first: self, next: \.rest).map(\.symbol) }
}
