import StrataDefinition
import StrataModel
import StrataThreads

/// Evaluates the selectors of roles again, for types in other folders.
final class RoleSelectors: Sendable {
  /// The one with which the types were classified.
  private let evaluator: Guarded<SelectorEvaluator>
  /// By role: the node of its selector.
  private let nodes: [Int]
  /// By role: whether its selector depends on the layer of the folder.
  private let asksForLayer: [Bool]
  private let givesRolesToAliases: Bool
  private let layers: [String]

  init(_ definition: Definition, _ evaluator: sending SelectorEvaluator, nodes: [Int]) {
    self.evaluator = Guarded(evaluator)
    self.nodes = nodes
    asksForLayer = definition.roles.map(\.selector.asksForLayer)
    givesRolesToAliases = definition.roles.contains { $0.selector.mentionsAliases }
    layers = definition.layers.map(\.name)
  }

  /// The index of the first role whose selector matches a type.
  /// - Parameters:
  ///   - own: its role in its present folder, if one matches.
  ///   - isUnconfirmed: it creates or registers nothing, whatever its name says.
  func role(of type: TypeID, inFolderOf layer: String, own: RoleIndex?, isUnconfirmed: Bool) -> Int? {
    let position = SelectorEvaluator.TypePosition(
      layer: layers.firstIndex(of: layer).map { LayerID(index: $0) }, outerRoles: [])
    return evaluator.withLock { evaluator in
      if !givesRolesToAliases, evaluator.graph.types[type.index].kind == .typealias { return nil }
      let unconfirmed = evaluator.unconfirmed
      evaluator.unconfirmed = isUnconfirmed ? [type.index] : []
      defer { evaluator.unconfirmed = unconfirmed }
      return nodes.indices.first { role in
        if let own, role <= own.index, !asksForLayer[role] { return role == own.index }
        return evaluator.matches(nodes[role], type: type.index, position)
      }
    }
  }
}
