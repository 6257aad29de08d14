import StrataModel

/// Decides for each file whether it is test code.
///
/// A name alone decides nothing where a manifest says which target compiles the file: what a production target compiles is
/// production code, also in a folder `Mocks`, unless something confirms the name. The file imports a test framework, Xcode
/// compiles the folder for development only, or the whole target has such names and no production code imports it. A
/// file of no target is one if it imports a test framework.
struct TestFiles {
  private let criteria: TestCodeCriteria
  /// By file, in the order in which they were added.
  private var isTestFile: [Bool] = []
  /// Files of production targets that only have the names of test code.
  private var unconfirmed: [Int] = []
  /// Modules that compile production code.
  private var production: Set<Int> = []
  /// The answer for the folder asked about last: most files are in the folder of the file before.
  private var last: (folder: Substring, isOfTests: Bool) = ("", false)

  init(_ criteria: TestCodeCriteria) { self.criteria = criteria }

  /// - Parameter target: the target of a manifest that compiles the file, if there is one.
  mutating func add(_ file: ReadFile, module: Int, isTestModule: Bool, target: ModuleClaim?) {
    if isTestModule || criteria.isStated(file.path) { return isTestFile.append(true) }
    let isNamed =
      isInTestFolder(file.path) || criteria.isConventional(file.path)
      || target == nil && criteria.importsFramework(file)
    if !isNamed {
      production.insert(module)
    } else if let target, !isConfirmed(file, target) {
      unconfirmed.append(isTestFile.count)
      return isTestFile.append(false)
    }
    isTestFile.append(isNamed)
  }

  private mutating func isInTestFolder(_ path: String) -> Bool {
    let folder = path.parentPath
    if folder != last.folder { last = (folder, criteria.isOfTests(folder: folder)) }
    return last.isOfTests
  }

  private func isConfirmed(_ file: ReadFile, _ target: ModuleClaim) -> Bool {
    target.developmentPaths.contains { RelativePath.contains($0, file.path) } || criteria.importsFramework(file)
  }

  /// For each file, in the order in which they were added, whether it is test code.
  func decided(for files: [ReadFile], moduleOfFile: [Int], modules: [Module]) -> [Bool] {
    var decided = isTestFile
    var support = Set(unconfirmed.map { moduleOfFile[$0] }).subtracting(production)
    while !support.isEmpty {
      let names = NameSet(support.map { modules[$0].importedName })
      var imported: Set<String> = []
      for file in files.indices where !isTestFile[file] && !support.contains(moduleOfFile[file]) {
        let facts = files[file].facts
        for fact in facts.imports where facts.names.isOne(of: names, fact.module) {
          imported.insert(facts.names[fact.module])
        }
      }
      let used = support.filter { imported.contains(modules[$0].importedName) }
      if used.isEmpty { break }
      support.subtract(used)
    }
    for file in unconfirmed where support.contains(moduleOfFile[file]) { decided[file] = true }
    return decided
  }
}
