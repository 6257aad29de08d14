import StrataDefinition
import StrataModel

/// A rule of the catalogue, or a contract of the definition.
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

extension RuleRegistry {
  /// The rules of the catalogue and the contracts of a definition.
  package static func rules(of definition: Definition) -> [RunnableRule] {
    all.map { RunnableRule($0) }
      + definition.contracts.map { RunnableRule($0, definition.settings(of: $0.name)) }
  }

  /// All rules that a finding may name where a definition applies, sorted by id.
  public static func everything(of definition: Definition) -> [RuleDescription] {
    let contracts = definition.contracts.map { ContractRule($0).description(definition.settings(of: $0.name)) }
    return (everything + contracts).sorted { $0.id < $1.id }
  }
}
