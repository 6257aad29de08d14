import StrataClassification
import StrataDefinition
import StrataModel

/// The files that no rule judges: those that tools write, and those that no target compiles.
struct UncheckedFiles: Sendable {
  /// By file, why it is not judged; empty if all files are.
  let excuses: [DependencyVerdict.Excuse?]
  /// The production files that only their names or their first lines show to be generated; the definition names none of
  /// them.
  let undeclared: [FileID]

  init(_ project: ClassifiedGraph) {
    let files = project.graph.files
    let declared = PathFilter(project.definition.generated)
    let (names, headers) = (project.vocabulary[.generatedFiles], project.vocabulary[.generatedHeaders])
    var undeclared: [FileID] = []
    let excuses = files.enumerated().map { index, file -> DependencyVerdict.Excuse? in
      if declared.matches(file.path) { return .generated }
      if names.matches(file.path.lastPathComponent) || Self.hasHeader(file.facts, headers) {
        if !file.isTest { undeclared.append(FileID(UInt32(index))) }
        return .generated
      }
      return file.isUncompiled ? .uncompiled : nil
    }
    self.excuses = excuses.contains { $0 != nil } ? excuses : []
    self.undeclared = undeclared
  }

  private static func hasHeader(_ facts: FileFacts, _ headers: WordList) -> Bool {
    facts.suppressions.contains { !$0.isSuppression && headers.matches(facts.names[$0.rules]) }
  }

  func contains(_ file: FileID) -> Bool { !excuses.isEmpty && excuses[file.index] != nil }
}
