import StrataModel

/// What says that a file is test code or code of a tool, beside the target that compiles it.
public struct TestCodeCriteria: Sendable {
  /// Whether the definition of the project says so. That takes precedence over manifests.
  let isStated: @Sendable (String) -> Bool
  /// Whether a folder has the name of a test target: `Tests`, `LoginTests`, `AppUITests`, `Specs`.
  let isTestFolder: @Sendable (String) -> Bool
  /// Whether the names of folders and files are those of test code, as far as styles know them.
  let isConventional: @Sendable (String) -> Bool
  /// The target whose tests use the doubles of another target, by the name of that: `Login` for `LoginTesting`.
  let supportedTarget: @Sendable (String) -> String?
  /// Whether a target has the name of helpers of tests: `XCTShop`, `shop-test`, `TestUtilities`.
  let isTestSupport: @Sendable (String) -> Bool
  /// Whether an app has the name of one that shows parts of another: `DesignSystemDemo`, `shop-preview`.
  let isShowcase: @Sendable (String) -> Bool
  /// Whether only tests import a module: `XCTest`.
  let isFramework: @Sendable (String) -> Bool
  /// Whether servers import a module: a command-line program that does is none for developers.
  let isServerFramework: @Sendable (String) -> Bool

  public init(
    isStated: @escaping @Sendable (String) -> Bool = { _ in false },
    isTestFolder: @escaping @Sendable (String) -> Bool = { _ in false },
    isConventional: @escaping @Sendable (String) -> Bool = { _ in false },
    supportedTarget: @escaping @Sendable (String) -> String? = { _ in nil },
    isTestSupport: @escaping @Sendable (String) -> Bool = { _ in false },
    isShowcase: @escaping @Sendable (String) -> Bool = { _ in false },
    isFramework: @escaping @Sendable (String) -> Bool = { _ in false },
    isServerFramework: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.isStated = isStated
    self.isTestFolder = isTestFolder
    self.isConventional = isConventional
    self.supportedTarget = supportedTarget
    self.isTestSupport = isTestSupport
    self.isShowcase = isShowcase
    self.isFramework = isFramework
    self.isServerFramework = isServerFramework
  }

  /// Whether a folder, or one around it, has the name of a test target.
  func isOfTests(folder: Substring) -> Bool {
    folder.pathComponents.contains { isTestFolder(String($0)) }
  }

  func importsFramework(_ file: ReadFile) -> Bool { imports(isFramework, in: file) }

  func importsServerFramework(_ file: ReadFile) -> Bool { imports(isServerFramework, in: file) }

  private func imports(_ condition: (String) -> Bool, in file: ReadFile) -> Bool {
    file.facts.imports.contains { condition(file.facts.names[$0.module]) }
  }
}
