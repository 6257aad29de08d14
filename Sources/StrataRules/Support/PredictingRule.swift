import StrataClassification
import StrataDefinition
import StrataModel

/// A rule that says beforehand what it would report of a change that a remedy proposes, so that following the remedy
/// leads to no other finding.
///
/// What it would report of the code as it is counts for nothing: that is a finding already.
package protocol PredictingRule: RunnableRule {
  /// What the rule would report of a type in another layer, as the end of "it cannot be moved to …, because"; nil if
  /// nothing.
  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String?

  /// Whether the rule would report a new protocol, its implementation or its users.
  func objects(to interface: ProposedProtocol, _ context: RuleContext, settings: RuleSettings) -> Bool

  /// What answers instead, for a rule that needs tables of its own.
  func prediction(_ context: RuleContext, settings: RuleSettings) -> (any Prediction)?
}

/// Predicts for one rule with tables that are made once.
package protocol Prediction {
  func objection(to move: ProposedMove) -> String?
}

extension PredictingRule {
  package var predicting: (any PredictingRule)? { self }
  package func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? { nil }
  package func objects(to interface: ProposedProtocol, _ context: RuleContext, settings: RuleSettings) -> Bool { false }
  package func prediction(_ context: RuleContext, settings: RuleSettings) -> (any Prediction)? { nil }
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
  /// The type, and those that are declared inside it.
  let family: Set<TypeID>
  let moves: MovedTypes

  /// The usages of the type by other code, as far as rules judge them.
  func usages(_ context: RuleContext) -> [Usage] {
    family.sorted().flatMap { context.usages(of: $0) }.filter { usage in
      usage.isJudged && !(usage.reference.source.map { family.contains($0) } ?? false)
    }
  }

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
  private struct Entry {
    var rule: any PredictingRule
    var settings: RuleSettings
    var prediction: (any Prediction)?
  }

  private let context: RuleContext
  private let entries: [Entry]

  init(_ context: RuleContext) {
    self.context = context
    let definition = context.project.definition
    entries = context.predictingRules.map { rule in
      let settings = definition.settings(of: rule.description.id)
      return Entry(rule: rule, settings: settings, prediction: rule.prediction(context, settings: settings))
    }
  }

  func objection(to move: ProposedMove) -> String? {
    entries.lazy.compactMap { entry in
      entry.prediction?.objection(to: move)
        ?? entry.rule.objection(to: move, context, settings: entry.settings)
    }.first
  }

  func object(to interface: ProposedProtocol) -> Bool {
    entries.contains { $0.rule.objects(to: interface, context, settings: $0.settings) }
  }
}
