import StrataModel

/// What says that a file is test code, beside the target that compiles it.
public struct TestCode: Sendable {
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

  fileprivate func isNamedLikeTests(_ path: String) -> Bool { FolderConvention.isTest(path) || isConventional(path) }

  fileprivate func importsFramework(_ file: ReadFile) -> Bool {
    file.facts.imports.contains { isFramework(file.facts.names[$0.module]) }
  }
}

/// Decides for each file whether it is test code.
///
/// A name is no evidence where a manifest says which target compiles the file: what a production target compiles is
/// production code, also in a folder `Mocks`, unless something confirms the name. The file imports a test framework, Xcode
/// compiles the folder for development only, or the whole target has such names and no production code imports it.
struct TestFiles {
  private let testCode: TestCode
  private var isTest: [Bool] = []
  /// Files of production targets that only have the names of test code.
  private var unconfirmed: [Int] = []
  /// Modules that compile production code.
  private var production: Set<Int> = []

  init(_ testCode: TestCode) { self.testCode = testCode }

  /// - Parameter target: the target of a manifest that compiles the file, if there is one.
  mutating func add(_ file: ReadFile, module: Int, isTestModule: Bool, target: ModuleClaim?) {
    if isTestModule || testCode.isStated(file.path) { return isTest.append(true) }
    let isNamed = testCode.isNamedLikeTests(file.path)
    if !isNamed {
      production.insert(module)
    } else if let target, !isConfirmed(file, target) {
      unconfirmed.append(isTest.count)
      return isTest.append(false)
    }
    isTest.append(isNamed)
  }

  private func isConfirmed(_ file: ReadFile, _ target: ModuleClaim) -> Bool {
    target.developmentPaths.contains { ModuleClaim.contains($0, file.path) } || testCode.importsFramework(file)
  }

  /// For each file, in the order in which they were added, whether it is test code.
  func isTest(_ files: [ReadFile], moduleOfFile: [Int], modules: [Module]) -> [Bool] {
    var isTest = isTest
    var support = Set(unconfirmed.map { moduleOfFile[$0] }).subtracting(production)
    while !support.isEmpty {
      let names = NameSet(support.map { modules[$0].importName ?? modules[$0].name })
      var imported: Set<String> = []
      for file in files.indices where !isTest[file] && !support.contains(moduleOfFile[file]) {
        let facts = files[file].facts
        for fact in facts.imports where facts.names.isOne(of: names, fact.module) {
          imported.insert(facts.names[fact.module])
        }
      }
      let used = support.filter { imported.contains(modules[$0].importName ?? modules[$0].name) }
      if used.isEmpty { break }
      support.subtract(used)
    }
    for file in unconfirmed where support.contains(moduleOfFile[file]) { isTest[file] = true }
    return isTest
  }
}
