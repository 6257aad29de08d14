import StrataDefinition
import StrataModel

/// A rule of the catalogue, or a contract or a rule of the definition.
package struct RunnableRule: Sendable {
  package let description: RuleDescription
  let check: @Sendable (RuleContext, RuleSettings) -> RuleOutcome

  init(_ rule: any Rule.Type) {
    description = rule.description
    check = { rule.init().check($0, settings: $1) }
  }

  init(_ contract: Contract, _ settings: RuleSettings) {
    let rule = ContractRule(contract)
    description = rule.description(settings)
    check = { context, _ in rule.check(context) }
  }
}

extension RunnableRule {
  init(_ own: OwnRule, _ settings: RuleSettings) {
    let rule = TypeConditionRule(own)
    self.init(description: rule.description(settings)) { context, _ in rule.check(context) }
  }

  private init(
    description: RuleDescription, check: @escaping @Sendable (RuleContext, RuleSettings) -> RuleOutcome
  ) {
    (self.description, self.check) = (description, check)
  }
}

extension RuleRegistry {
  /// The rules of the catalogue, and those and the contracts of a definition.
  package static func rules(of definition: Definition) -> [RunnableRule] {
    all.map { RunnableRule($0) }
      + definition.contracts.map { RunnableRule($0, definition.settings(of: $0.name)) }
      + definition.ownRules.map { RunnableRule($0, definition.settings(of: $0.id)) }
  }

  /// All rules that a finding may name where a definition applies, sorted by id.
  public static func everything(of definition: Definition) -> [RuleDescription] {
    let contracts = definition.contracts.map { ContractRule($0).description(definition.settings(of: $0.name)) }
    let own = definition.ownRules.map { TypeConditionRule($0).description(definition.settings(of: $0.id)) }
    return (everything + contracts + own).sorted { $0.id < $1.id }
  }
}
