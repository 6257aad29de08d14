import StrataDefinition
import StrataModel

/// Dependencies of an inner layer on an outer one through types of a neutral layer: a neutral type may use everything
/// and may be used by everything, but it passes on what it uses.
struct NeutralPassages {
  private let context: RuleContext
  private let isNeutral: [Bool]

  /// A usage of a neutral type by a layer, and the neutral types from there on.
  private struct User {
    var layer: LayerID
    var name: String
    var location: CodeLocation
    var order: Int
    var chain: [TypeID]
  }

  init(_ context: RuleContext) {
    self.context = context
    isNeutral = context.project.definition.layers.map(\.isNeutral)
  }

  /// One violation for each reference of a neutral type to a layer that one of its users may not use.
  func violations() -> [Violation] {
    guard isNeutral.contains(true) else { return [] }
    var users: [TypeID: [User]] = [:]
    var found: [Violation] = []
    for source in context.project.graph.typeIDs where isInNeutralLayer(source) {
      for order in context.project.graph.outgoing[source.index] {
        let usage = context.usages[Int(order)]
        guard usage.isJudged, let home = context.layer(of: usage.reference.target),
          let neutral = outwardUser(usage, to: home)
        else { continue }
        let known = users[neutral] ?? self.users(of: neutral)
        users[neutral] = known
        // The user is in an inner layer if the outer one may use its layer, and not the other way round.
        let affected = known.filter {
          context.mayUse(home, $0.layer) && !context.mayUse($0.layer, usage.reference.target)
        }
        if !affected.isEmpty { found.append(violation(usage.reference, neutral, home, affected)) }
      }
    }
    return found
  }

  private func isInNeutralLayer(_ type: TypeID) -> Bool {
    context.layerOfType[type.index].map { isNeutral[$0.index] } ?? false
  }

  /// The neutral type that refers to a type of another layer; nil if the reference passes nothing on.
  private func outwardUser(_ usage: Usage, to home: LayerID) -> TypeID? {
    guard !isNeutral[home.index], isPassedOn(usage.reference, home), let type = usage.user,
      let layer = usage.site.layer, isNeutral[layer.index], !context.isMisplaced(type),
      !context.isQualifier(usage)
    else { return nil }
    return type
  }

  private func isPassedOn(_ reference: Reference, _ home: LayerID) -> Bool {
    if let target = reference.target.typeID {
      return context.isProduction(target) && !context.isRoot(target) && !context.isMisplaced(target)
        && !context.isTransparentAlias(target)
    }
    guard let declaration = reference.memberDeclaration else { return false }
    return context.isProduction(declaration) && !context.project.definition[home].isCompositionRoot
  }

  /// The users of a neutral type, directly or through others, in the order of the source.
  private func users(of neutral: TypeID) -> [User] {
    var found: [User] = []
    var seen: Set<TypeID> = [neutral]
    var queue: [[TypeID]] = [[neutral]]
    var next = 0
    while next < queue.count {
      let chain = queue[next]
      next += 1
      for usage in context.usages(of: chain[0]) where usage.isJudged && !usage.reference.isOfOwnType {
        guard let layer = usage.site.layer else { continue }
        if isNeutral[layer.index] {
          if let type = usage.user, seen.insert(type).inserted { queue.append([type] + chain) }
          continue
        }
        if let type = usage.user, context.isMisplaced(type) { continue }
        found.append(
          User(
            layer: layer, name: context.symbol(usage),
            location: CodeLocation(usage.reference.file, usage.reference.offset), order: usage.order, chain: chain))
      }
    }
    return found.sorted { $0.order < $1.order }
  }

  private func violation(_ reference: Reference, _ neutral: TypeID, _ home: LayerID, _ users: [User]) -> Violation {
    let graph = context.project.graph
    let (symbol, name) = (graph[neutral].name, graph.targetName(of: reference))
    let first = users[0]
    let others = Set(users.map(\.name)).count - 1
    let to = context.layerName(home)
    let inner = context.layerName(first.layer)
    var message = "\(quoted(symbol)) of \(context.layerName(context.layerOfType[neutral.index])) "
    message +=
      context.freeDeclaration(reference).map { graph.use(of: $0, from: to) }
      ?? "\(context.verb(of: reference)) \(quoted(name)) of \(to)"
    message += ", and passes it on to \(quoted(first.name))"
    if others > 0 { message += " and \(counted(others, "other type"))" }
    message += " of \(inner), which may not use \(to)"
    var violation = Violation(
      at: reference, symbol: symbol, target: name, message: message,
      remedy: "move what \(inner) needs of \(quoted(symbol)) to a type that does not use \(to)",
      chain: [first.name] + first.chain.map { graph[$0].name } + [name])
    violation.related = users.map(\.location)
    return violation
  }
}
