import StrataModel

extension DefinitionAssembly {
  /// The contracts, with their severities as rules. Layers that they name are looked up.
  mutating func addContracts(to definition: inout Definition) {
    for draft in draft.contracts where !draft.isRemoved {
      for name in draft.layers { _ = layerName(name) }
      guard let statement = draft.statement else {
        if issues.isEmpty, !hasMistakes {
          report(draft.name.mark, "there is no contract '\(draft.name.value)' to change; add what it states")
        }
        continue
      }
      definition.contracts.append(
        Contract(name: draft.name.value, statement: statement, origin: draft.name.mark.origin))
      var settings = RuleSettings(severity: draft.severity ?? .error, isOwn: true)
      settings.because = draft.because
      settings.exceptions = severityExceptions(draft.exceptions ?? [])
      settings.checksTests = draft.checksTests ?? false
      definition.rules[draft.name.value] = settings
    }
  }

  /// The rules that the definition states itself, with their severities. Layers and roles that they name are looked up.
  mutating func addOwnRules(to definition: inout Definition) {
    for draft in draft.ownRules {
      for name in draft.layers { _ = layerName(name) }
      for id in draft.roles { _ = roleID(id) }
      if definition.rules[draft.id.value] != nil {
        report(draft.id.mark, "there is a contract '\(draft.id.value)'; give the rule another name")
      }
      definition.ownRules.append(draft.rule)
      var settings = RuleSettings(severity: draft.severity, isOwn: true)
      settings.because = draft.because
      settings.exceptions = severityExceptions(draft.exceptions)
      settings.checksTests = draft.checksTests
      definition.rules[draft.id.value] = settings
    }
  }

  /// The exceptions of a rule. Layers that they name are looked up.
  mutating func severityExceptions(_ drafts: [SeverityExceptionDraft]) -> [SeverityException] {
    for draft in drafts {
      for layer in draft.layers { _ = layerName(layer) }
    }
    return drafts.map(\.exception)
  }

  /// Reports rules that exemptions name and that neither the catalogue nor the definition has.
  mutating func checkExemptions(_ definition: Definition) {
    let own = definition.namesOfOwnRules
    for id in draft.exemptions.flatMap(\.rules) where rules[id.value] == nil && !own.contains(id.value) {
      issues.append(DraftReader.unknownRule(id, among: rules.keys.sorted() + own))
    }
  }
}
