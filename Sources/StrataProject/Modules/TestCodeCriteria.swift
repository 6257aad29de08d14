import StrataModel

/// What says that a file is test code, beside the target that compiles it.
public struct TestCodeCriteria: Sendable {
  /// Whether the definition of the project says so. That takes precedence over manifests.
  let isStated: @Sendable (String) -> Bool
  /// Whether the names of folders and files are those of test code, as far as styles know them.
  let isConventional: @Sendable (String) -> Bool
  /// Whether only tests import a module: `XCTest`.
  let isFramework: @Sendable (String) -> Bool

  public init(
    isStated: @escaping @Sendable (String) -> Bool = { _ in false },
    isConventional: @escaping @Sendable (String) -> Bool = { _ in false },
    isFramework: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.isStated = isStated
    self.isConventional = isConventional
    self.isFramework = isFramework
  }

  func isNamedLikeTests(_ path: String) -> Bool { FolderConvention.isTest(path) || isConventional(path) }

  func importsFramework(_ file: ReadFile) -> Bool {
    file.facts.imports.contains { isFramework(file.facts.names[$0.module]) }
  }
}
