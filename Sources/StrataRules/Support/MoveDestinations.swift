import StrataDefinition
import StrataModel

/// The layers to which types could be moved so that most of their forbidden dependencies become allowed, also where the
/// move makes others forbidden.
package struct MoveDestinations {
  private let context: RuleContext
  private let relocations: Relocations

  package init(_ context: RuleContext) {
    self.context = context
    relocations = Relocations(context)
  }

  /// For a type that some layers, one for each violation, may not use; with the violations that the move closes.
  package func best(of type: TypeID, usedBy users: [LayerID]) -> (change: ProposedChange, closed: [Int])? {
    best(of: type) { layer in
      users.indices.filter { users[$0] == layer || context.mayUse(users[$0], layer) }
    }
  }

  /// For a type that may not use some types, one for each violation.
  package func best(of type: TypeID, using targets: [TypeID]) -> (change: ProposedChange, closed: [Int])? {
    best(of: type) { layer in
      // A neutral layer may use much, but it is no home for what only one layer has reason to use.
      if relocations.definition[layer].isNeutral { return [] }
      return targets.indices.filter { targets[$0] == type || context.mayUse(layer, .type(targets[$0])) }
    }
  }

  /// The layer where most violations close, less what the move makes forbidden.
  private func best(of type: TypeID, _ closed: (LayerID) -> [Int]) -> (change: ProposedChange, closed: [Int])? {
    // What is wired together belongs where it is; users take what it provides as parameters.
    if context.isRoot(type), !context.isInterface(type) { return nil }
    let home = context.layerOfType[type.index]
    var best: (layer: LayerID, closed: [Int], gain: Int)?
    for layer in relocations.definition.layerIDs
    where layer != home && !relocations.definition[layer].isCompositionRoot {
      let violations = closed(layer)
      guard !violations.isEmpty else { continue }
      let obstacles = relocations.obstacles(moving: type, to: layer)
      // An alias is nothing but what it names.
      let isAlias = context.flags[type.index].contains(.alias)
      if obstacles.contains(where: { $0.isFinal || isAlias && $0.isOfUsedTypes }) { continue }
      let gain = violations.count - obstacles.count
      if gain > best?.gain ?? .min { best = (layer, violations, gain) }
    }
    guard let best, let change = relocations.move(type, to: best.layer) else { return nil }
    return (change, best.closed)
  }
}

extension Relocations.Obstacle {
  /// Whether the type cannot be in the layer, whatever else changes.
  fileprivate var isFinal: Bool {
    switch self {
    case .nested, .noFolder, .role: true
    case .user, .userOfMember, .uses, .usesDeclaration, .framework, .newRole, .reported: false
    }
  }
}
