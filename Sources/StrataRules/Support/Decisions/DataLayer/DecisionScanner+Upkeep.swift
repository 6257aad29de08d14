import StrataClassification
import StrataDefinition
import StrataModel

extension DecisionScanner {
  /// Whether code of the data layer keeps its own copies in order: `removeExpired()`, `listShouldBeUpdated()`.
  static func isUpkeep(_ body: CodeBody, in project: ClassifiedGraph) -> Bool {
    let (words, vocabulary) = (Words.split(project.graph.name(of: body.member)), project.vocabulary)
    guard let first = words.first else { return false }
    return vocabulary[.upkeepVerbs].contains(first) && words.contains { vocabulary[.expiries].contains($0) }
      || words.contains { vocabulary[.renewalVerdicts].contains($0) }
        && words.contains { vocabulary[.renewals].contains($0) }
  }
}
