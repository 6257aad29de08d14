import StrataDefinition
import StrataModel

extension RuleRegistry {
  /// The rules of the catalogue, and those and the contracts of a definition.
  package static func rules(of definition: Definition) -> [any RunnableRule] {
    all.map { rule -> any RunnableRule in rule.init() } + own(of: definition)
  }

  /// All rules that a finding may name where a definition applies, sorted by id.
  public static func everything(of definition: Definition) -> [RuleDescription] {
    (everything + own(of: definition).map(\.description)).sorted { $0.id < $1.id }
  }

  /// The contracts and the rules that a definition states itself.
  private static func own(of definition: Definition) -> [any RunnableRule] {
    var rules: [any RunnableRule] = []
    for contract in definition.contracts {
      rules.append(ContractRule(contract, definition.settings(of: contract.name)))
    }
    for rule in definition.ownRules { rules.append(TypeConditionRule(rule, definition.settings(of: rule.id))) }
    return rules
  }
}
