import StrataClassification
import StrataDefinition
import StrataModel

extension DecisionScanner {
  /// Whether code of the data layer keeps its own copies in order: `removeExpired()`, `listShouldBeUpdated()`.
  static func isUpkeep(_ body: CodeBody, in project: ClassifiedGraph) -> Bool {
    let (name, vocabulary) = (project.graph.name(of: body.member), project.vocabulary)
    guard let first = Words.first(of: name) else { return false }
    return vocabulary[.upkeepVerbs].contains(first) && Words.contains(name, in: vocabulary[.expiries])
      || Words.contains(name, in: vocabulary[.renewalVerdicts]) && Words.contains(name, in: vocabulary[.renewals])
  }
}
