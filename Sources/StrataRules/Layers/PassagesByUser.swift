import StrataDefinition
import StrataModel

/// Turns passages around where few users cause many of them: one type of an inner layer that uses a neutral service makes a
/// violation of everything that the service uses. The finding then stands at the user, and has each passage as a location.
struct PassagesByUser {
  private let context: RuleContext
  private let layers: NeutralLayers
  private let name: (NeutralUsers.User) -> String

  /// - Parameter name: of a user.
  init(_ context: RuleContext, _ layers: NeutralLayers, name: @escaping (NeutralUsers.User) -> String) {
    (self.context, self.layers, self.name) = (context, layers, name)
  }

  /// A user of an inner layer, and the neutral symbol that it uses itself.
  private struct Entrance: Hashable {
    var user: String
    var layer: LayerID
    var symbol: String
  }

  func violations(of passages: [NeutralPassages.Passage]) -> [Violation] {
    // Most code bases have too few to look for what they have in common.
    if !Conventions.isOwn(passages.count, of: passages.count) { return passages.map(\.violation) }
    var violations: [Violation] = []
    for group in connected(passages) {
      var entrances: [Entrance] = []
      var members: [Entrance: [(passage: Int, user: NeutralUsers.User)]] = [:]
      for passage in group {
        for user in passages[passage].users {
          let entrance = entrance(of: user)
          if members[entrance] == nil { entrances.append(entrance) }
          members[entrance, default: []].append((passage, user))
        }
      }
      // The smaller side is the one to change; a passage that follows from another violation is reported with that.
      let findings = Set(group.map { [passages[$0].violation.symbol, passages[$0].violation.target] }).count
      let isOfUsers =
        Conventions.isOwn(findings, of: findings + entrances.count)
        && group.allSatisfy { passages[$0].violation.followsFrom.isEmpty }
      if isOfUsers {
        violations += entrances.flatMap { self.violations(at: $0, members[$0] ?? [], passages) }
      } else {
        violations += group.map { passages[$0].violation }
      }
    }
    return violations.sorted { $0.location < $1.location }
  }

  private func entrance(of user: NeutralUsers.User) -> Entrance {
    Entrance(user: name(user), layer: user.layer, symbol: layers.name(of: user.chain.symbol))
  }

  /// Indices of the passages that are connected by the users that they reach.
  private func connected(_ passages: [NeutralPassages.Passage]) -> [[Int]] {
    var parents = Array(passages.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }
    var firstOfUser: [String: Int] = [:]
    for (index, passage) in passages.enumerated() {
      for user in passage.users {
        let name = name(user)
        guard let first = firstOfUser[name] else {
          firstOfUser[name] = index
          continue
        }
        let (a, b) = (root(first), root(index))
        if a != b { parents[max(a, b)] = min(a, b) }
      }
    }
    let groups = Dictionary(grouping: passages.indices, by: root)
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// One for each location of a user, with all that it reaches: those of one member become one finding.
  private func violations(
    at entrance: Entrance, _ members: [(passage: Int, user: NeutralUsers.User)], _ passages: [NeutralPassages.Passage]
  ) -> [Violation] {
    let users = Dictionary(members.map { ($0.user.location, $0.user) }) { first, _ in first }
    let reached = Set(members.map(\.passage)).sorted().map { passages[$0] }
    let targets = Set(reached.map(\.violation.target)).sorted()
    let homes = listed(Set(reached.map(\.home)).sorted().map(context.layerName))
    let inner = context.layerName(entrance.layer)
    return users.sorted { $0.key < $1.key }.map { location, user in
      var violation = Violation(
        file: location.file, offset: location.offset, symbol: entrance.user, target: entrance.symbol,
        message: "\(quoted(entrance.user)) of \(inner) uses \(quoted(entrance.symbol)) of "
          + "\(context.layerName(layers.layer(of: user.chain.symbol))), which passes \(quotedNames(targets)) of \(homes) "
          + "on to it; \(inner) may not use \(homes)",
        remedy: "move what \(inner) needs of \(quoted(entrance.symbol)) to a type that does not use \(homes)",
        chain: [entrance.user] + user.chain.symbols.map(layers.name) + [reached[0].violation.target])
      violation.targetType = user.chain.symbol.type
      violation.links = ViolationLinks(related: reached.map(\.violation.location))
      return violation
    }
  }
}
