import StrataClassification
import StrataDefinition
import StrataModel

/// The files that tools write, which no rule judges.
struct GeneratedCode: Sendable {
  /// By file; empty if there is none.
  let isGenerated: [Bool]
  /// How many production files only their names or their first lines show to be generated; the definition names none of
  /// them.
  let undeclaredCount: Int

  init(_ project: ClassifiedGraph) {
    let files = project.graph.files
    let declared = PathFilter(project.definition.generated)
    let (names, headers) = (project.vocabulary[.generatedFiles], project.vocabulary[.generatedHeaders])
    var count = 0
    let result = files.map { file in
      if declared.matches(file.path) { return true }
      guard names.matches(String(file.path.lastPathComponent)) || Self.hasHeader(file.facts, headers) else {
        return false
      }
      if !file.isTest { count += 1 }
      return true
    }
    isGenerated = result.contains(true) ? result : []
    undeclaredCount = count
  }

  private static func hasHeader(_ facts: FileFacts, _ headers: WordList) -> Bool {
    facts.suppressions.contains { !$0.isSuppression && headers.matches(facts.names[$0.rules]) }
  }

  func contains(_ file: FileID) -> Bool { !isGenerated.isEmpty && isGenerated[file.index] }
}
