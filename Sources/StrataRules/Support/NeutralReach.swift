import StrataDefinition
import StrataModel

/// The layers that types of neutral layers use, directly or through each other, and pass on to their users.
struct NeutralReach: Sendable {
  /// By outermost type.
  private let layers: [TypeID: Set<LayerID>]

  init(_ context: RuleContext) {
    let isNeutral = context.project.definition.layers.map(\.isNeutral)
    let isRoot = context.project.definition.layers.map(\.isCompositionRoot)
    var layers: [TypeID: Set<LayerID>] = [:]
    var users: [TypeID: Set<TypeID>] = [:]
    if isNeutral.contains(true) {
      for usage in context.usages.judged {
        guard let user = usage.user, let target = usage.target, let layer = context.layerOfType[user.index],
          isNeutral[layer.index], let home = context.layerOfType[target.index], !isRoot[home.index]
        else { continue }
        let outer = context.outermost(user)
        if isNeutral[home.index] {
          users[context.outermost(target), default: []].insert(outer)
        } else {
          layers[outer, default: []].insert(home)
        }
      }
    }
    var open = layers.keys.sorted()
    while let type = open.popLast() {
      let passed = layers[type] ?? []
      for user in users[type] ?? [] where !passed.isSubset(of: layers[user] ?? []) {
        layers[user, default: []].formUnion(passed)
        open.append(user)
      }
    }
    self.layers = layers
  }

  func layers(usedBy type: TypeID) -> Set<LayerID> { layers[type] ?? [] }
}

extension RuleContext {
  /// Created once, for the first remedy that needs it.
  var neutralReach: NeutralReach {
    knownNeutralReach.withLock { known in
      let reach = known ?? NeutralReach(self)
      known = reach
      return reach
    }
  }

  /// Whether a layer is inner to another one, and may not use it: a neutral layer must not pass it on.
  func isBarred(_ layer: LayerID, from home: LayerID) -> Bool { mayUse(home, layer) && !mayUse(layer, home) }
}
