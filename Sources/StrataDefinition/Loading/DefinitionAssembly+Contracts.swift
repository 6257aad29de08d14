import StrataModel

extension DefinitionAssembly {
  /// The contracts, with their severities as rules. Layers that they name are looked up.
  mutating func addContracts(to definition: inout Definition) {
    for draft in draft.contracts where !draft.isRemoved {
      for name in draft.layers { _ = layerName(name) }
      guard let statement = draft.statement else {
        if issues.isEmpty, !hasMistakes {
          report(draft.name.mark, "there is no contract '\(draft.name.value)' to change; say what it states")
        }
        continue
      }
      definition.contracts.append(
        Contract(name: draft.name.value, statement: statement, origin: draft.name.mark.origin))
      var settings = RuleSettings(severity: draft.severity ?? .error, isOwn: true)
      settings.because = draft.because
      definition.rules[draft.name.value] = settings
    }
  }

  /// Reports rules that exemptions name and that are neither in the catalogue nor contracts.
  mutating func checkExemptions(_ definition: Definition) {
    let contracts = definition.contracts.map(\.name)
    for id in draft.exemptions.flatMap(\.rules) where rules[id.value] == nil && !contracts.contains(id.value) {
      issues.append(DraftReader.unknownRule(id, among: rules.keys.sorted() + contracts))
    }
  }
}
