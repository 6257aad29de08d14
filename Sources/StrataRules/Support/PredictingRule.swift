import StrataDefinition
import StrataModel

/// A rule that says beforehand what it would report of a change that a remedy proposes, so that following the remedy
/// leads to no other finding.
///
/// What it would report of the code as it is counts for nothing: that is a finding already.
package protocol PredictingRule: Rule {
  /// What the rule would report of a type in another layer, as the end of "it cannot be moved to …, because"; nil if
  /// nothing.
  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String?

  /// Whether the rule would report a new protocol, its implementation or its users.
  func objects(to interface: ProposedProtocol, _ context: RuleContext, settings: RuleSettings) -> Bool
}

extension PredictingRule {
  package func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? { nil }
  package func objects(to interface: ProposedProtocol, _ context: RuleContext, settings: RuleSettings) -> Bool { false }
}

/// A top-level type in another layer.
package struct ProposedMove {
  let type: TypeID
  let layer: LayerID
  /// Its role there.
  let role: RoleID?
  /// The layers of its users.
  let users: [LayerID]
  /// The types that it uses.
  let used: [TypeID]

  /// Whether it is a domain model there, and none where it is declared.
  func makesDomainModel(_ context: RuleContext) -> Bool {
    let flags = context.flags[type.index]
    guard layer == DomainLayer.id(in: context.project.definition), role == nil || role == .entity else { return false }
    return flags.contains(.production) && flags.isDisjoint(with: [.root, .alias, .interface, .dependency])
      && !context.isDomainModel(type)
  }
}

/// A new protocol in a layer, to which a type conforms.
package struct ProposedProtocol {
  let type: TypeID
  /// The operations of the type that the protocol has.
  let operations: [DeclarationID]
  let layer: LayerID
  let name: String
  /// The role that its name gives it.
  let role: RoleID?
  let user: TypeID?
}

/// The rules that are on and predict.
struct Predictions {
  private let context: RuleContext
  private let rules: [(rule: any PredictingRule, settings: RuleSettings)]

  init(_ context: RuleContext) {
    self.context = context
    let definition = context.project.definition
    rules = context.predictingRules.map { ($0, definition.settings(of: $0.description.id)) }
  }

  func objection(to move: ProposedMove) -> String? {
    rules.lazy.compactMap { $0.rule.objection(to: move, context, settings: $0.settings) }.first
  }

  func object(to interface: ProposedProtocol) -> Bool {
    rules.contains { $0.rule.objects(to: interface, context, settings: $0.settings) }
  }
}
