import StrataDefinition
import StrataModel
import StrataProject

/// The path patterns of a definition, which are needed before anything is read.
struct SourcePaths: Sendable {
  let tests: PathFilter
  private let excluded: PathFilter
  private let excludedByProject: PathFilter
  private let sources: PathFilter?

  init(_ definition: Definition) {
    tests = PathFilter(definition.tests)
    excluded = PathFilter(definition.excluded)
    excludedByProject = PathFilter(definition.ownExcluded)
    sources = definition.sources.isEmpty ? nil : PathFilter(definition.sources)
  }

  /// Whether discovery skips a path.
  func excludes(_ path: String, isFolder: Bool) -> Bool {
    excluded.matches(path) || isNoSource(path, isFolder: isFolder)
  }

  /// The same in folders that a target compiles: what a style excludes by the name of such a folder is part of the
  /// sources, what it excludes inside is not.
  func excludes(_ path: String, isFolder: Bool, inCompiled folders: [String]) -> Bool {
    if isExcludedByProject(path) || isNoSource(path, isFolder: isFolder) { return true }
    guard let folder = folders.first(where: { RelativePath.covers($0, path) }), path != folder else { return false }
    return excluded.matches(String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? path)
  }

  private func isExcludedByProject(_ path: String) -> Bool { excludedByProject.matches(path) }

  /// Whether the project's own definition excludes a folder, or all that is in it.
  func isFolderExcludedByProject(_ folder: String) -> Bool {
    isExcludedByProject(folder) || isExcludedByProject(SkippedFolders.anyFile(of: folder))
  }

  private func isNoSource(_ path: String, isFolder: Bool) -> Bool {
    guard !isFolder, let sources else { return false }
    return !sources.matches(path) && !tests.matches(path)
  }
}
