import StrataClassification
import StrataDefinition
import StrataModel

/// The files that tools write, which no rule judges.
struct GeneratedCode: Sendable {
  /// By file; empty if there is none.
  let isGenerated: [Bool]
  /// The production files that only their names or their first lines show to be generated; the definition names none of
  /// them.
  let undeclared: [FileID]

  init(_ project: ClassifiedGraph) {
    let files = project.graph.files
    let declared = PathFilter(project.definition.generated)
    let (names, headers) = (project.vocabulary[.generatedFiles], project.vocabulary[.generatedHeaders])
    var undeclared: [FileID] = []
    let result = files.enumerated().map { index, file in
      if declared.matches(file.path) { return true }
      guard names.matches(file.path.lastPathComponent) || Self.hasHeader(file.facts, headers) else {
        return false
      }
      if !file.isTest { undeclared.append(FileID(UInt32(index))) }
      return true
    }
    isGenerated = result.contains(true) ? result : []
    self.undeclared = undeclared
  }

  private static func hasHeader(_ facts: FileFacts, _ headers: WordList) -> Bool {
    facts.suppressions.contains { !$0.isSuppression && headers.matches(facts.names[$0.rules]) }
  }

  func contains(_ file: FileID) -> Bool { !isGenerated.isEmpty && isGenerated[file.index] }
}
