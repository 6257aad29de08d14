import StrataModel

/// Decides for each file whether it is test code.
///
/// A name alone decides nothing where a manifest says which target compiles the file: what a production target compiles is
/// production code, also in a folder `Mocks`, unless something confirms the name. The file imports a test framework and
/// no production code uses what it declares, Xcode compiles the folder for development only, or the whole target has
/// such names and no production code imports it. A target that is called `LoginTesting` beside `Login` has such a name, and
/// so has a library half of whose files import a test framework, if tests import it.
/// A file of no target is one if it imports a test framework. The code of tools for developers counts as test code, and so
/// does that of apps that only show parts of another app.
struct TestFiles {
  private let criteria: TestCodeCriteria
  /// By file, in the order in which they were added.
  private var isTestFile: [Bool] = []
  /// Files of production targets that only have the names of test code.
  private var unconfirmed: [Int] = []
  /// Files of production targets that have such a name and import a test framework.
  private var importing: [Int] = []
  /// Modules that compile production code.
  private var production: Set<Int> = []
  /// Those of all manifests.
  private let targets: [ModuleClaim]
  /// By target: whether it is one like `LoginTesting`, for the tests of another target.
  private let supportsTests: [Bool]
  /// By file: the target that compiles it first.
  private var targetOfFile: [Int?] = []
  /// By file: the other targets that compile it.
  private var furtherTargets: [[Int]] = []
  /// Modules with such names, and libraries that import a test framework.
  private var supportModules: Set<Int> = []
  /// The answer for the folder asked about last: most files are in the folder of the file before.
  private var last: (folder: Substring, isOfTests: Bool) = ("", false)

  /// - Parameter targets: those of all manifests.
  init(_ criteria: TestCodeCriteria, targets: [ModuleClaim]) {
    self.criteria = criteria
    self.targets = targets
    let names = Set(targets.map(\.name))
    supportsTests = targets.map {
      criteria.supportedTarget($0.name).map(names.contains) == true
        || $0.product == .other && criteria.isTestSupport($0.name)
    }
  }

  /// - Parameters:
  ///   - target: index of the target of a manifest that compiles the file, if there is one.
  ///   - further: those of the other targets that compile it.
  mutating func add(_ file: ReadFile, module: Int, isTestModule: Bool, target: Int?, further: [Int]) {
    targetOfFile.append(target)
    furtherTargets.append(further)
    if isTestModule || criteria.isStated(file.path) { return isTestFile.append(true) }
    let isNamed =
      isInTestFolder(file.path) || criteria.isConventional(file.path)
      || target == nil && criteria.importsFramework(file) || target.map { supportsTests[$0] } == true
    if !isNamed {
      production.insert(module)
    } else if let target, !isForDevelopment(file, target) {
      guard criteria.importsFramework(file) else {
        unconfirmed.append(isTestFile.count)
        return isTestFile.append(false)
      }
      importing.append(isTestFile.count)
    }
    isTestFile.append(isNamed)
  }

  private mutating func isInTestFolder(_ path: String) -> Bool {
    let folder = path.parentPath
    if folder != last.folder { last = (folder, criteria.isOfTests(folder: folder)) }
    return last.isOfTests
  }

  private func isForDevelopment(_ file: ReadFile, _ target: Int) -> Bool {
    targets[target].developmentPaths.contains { RelativePath.contains($0, file.path) }
  }

  /// The names in files on which answers depend, besides paths and imports: by path of the file that declares them.
  func namesThatDecide(in files: [ReadFile]) -> [String: NameSet] {
    Dictionary(uniqueKeysWithValues: importing.map { (files[$0].path, files[$0].facts.namesForOthers) })
  }

  /// For each file, in the order in which they were added, whether it is test code or code of a tool, and what modules that
  /// are no test targets serve.
  mutating func decided(for files: [ReadFile], moduleOfFile: [Int], modules: inout [Module]) -> [Bool] {
    var decided = testCode(for: files, moduleOfFile: moduleOfFile, modules: modules)
    let tools = DeveloperTools(criteria, targets, files, targets: targetOfFile, isTest: decided).found()
    let showcases = ShowcaseApps(criteria, targets, home: targetOfFile).found
    var development: Set<Int> = []
    for file in files.indices where !decided[file] {
      guard let target = targetOfFile[file],
        tools.contains(target) || showcases.contains(target) && furtherTargets[file].allSatisfy(showcases.contains)
      else { continue }
      decided[file] = true
      development.insert(moduleOfFile[file])
    }
    let used = Set(files.indices.filter { !decided[$0] }.map { moduleOfFile[$0] })
    for module in modules.indices where !modules[module].isTest && !used.contains(module) {
      if development.contains(module) {
        modules[module].support = .development
      } else if supportModules.contains(module) {
        modules[module].support = .tests
      }
    }
    return decided
  }

  private mutating func testCode(for files: [ReadFile], moduleOfFile: [Int], modules: [Module]) -> [Bool] {
    var decided = isTestFile
    let helpers = helpers(files, moduleOfFile)
    supportModules = helpers.union(
      files.indices.compactMap { file in
        targetOfFile[file].flatMap { supportsTests[$0] ? moduleOfFile[file] : nil }
      })
    let unconfirmed = self.unconfirmed + files.indices.filter { helpers.contains(moduleOfFile[$0]) && !isTestFile[$0] }
    var support = Set(unconfirmed.map { moduleOfFile[$0] }).subtracting(production).union(helpers)
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
    markUsed(&decided, files, moduleOfFile, modules)
    return decided
  }

  /// The modules of libraries half of whose files import a test framework, as far as tests import them.
  private func helpers(_ files: [ReadFile], _ moduleOfFile: [Int]) -> Set<Int> {
    var counts: [Int: (importing: Int, all: Int)] = [:]
    for file in files.indices {
      guard let target = targetOfFile[file], targets[target].product == .other, !targets[target].isTest else {
        continue
      }
      counts[moduleOfFile[file], default: (0, 0)].all += 1
      if criteria.importsFramework(files[file]) { counts[moduleOfFile[file]]?.importing += 1 }
    }
    let found = Set(counts.filter { $1.importing > 0 && $1.importing * 2 >= $1.all }.keys)
    if found.isEmpty { return [] }
    var modules: [String: Int] = [:]
    var isKnown = targets.map { _ in false }
    for file in files.indices {
      guard let target = targetOfFile[file], !isKnown[target] else { continue }
      isKnown[target] = true
      _ = modules.value(of: targets[target].importName ?? targets[target].name, orInsert: moduleOfFile[file])
    }
    var imported: Set<Int> = []
    for file in files.indices where isTestFile[file] {
      imported.formUnion(files[file].facts.imports.compactMap { modules[files[file].facts.names[$0.module]] })
    }
    return found.intersection(imported)
  }

  /// What production code uses of files that import a test framework is production code. Nothing is resolved yet: the
  /// names that such a file declares are looked up among all names of the files that see them.
  private func markUsed(
    _ decided: inout [Bool], _ files: [ReadFile], _ moduleOfFile: [Int], _ modules: [Module]
  ) {
    var open = importing
    // By module: the files that see its declarations.
    var users: [Int: [Int]] = [:]
    for module in Set(open.map { moduleOfFile[$0] }) {
      let name = NameSet([modules[module].importedName])
      users[module] = files.indices.filter { user in
        let facts = files[user].facts
        return moduleOfFile[user] == module || facts.imports.contains { facts.names.isOne(of: name, $0.module) }
      }
    }
    while !open.isEmpty {
      let used = open.filter { file in
        let names = files[file].facts.namesForOthers
        return users[moduleOfFile[file]]?.contains { !decided[$0] && files[$0].facts.names.mentions(oneOf: names) }
          ?? false
      }
      if used.isEmpty { return }
      for file in used { decided[file] = false }
      open.removeAll { !decided[$0] }
    }
  }
}

extension FileFacts {
  /// The names of types, functions and variables that other files can use: those at file level, and the members that
  /// extensions add to types of other files.
  fileprivate var namesForOthers: NameSet {
    let own = Set(declarations.filter { $0.parent == noIndex && $0.kind.isNominalType }.map(\.name))
    return NameSet(
      declarations.filter { fact in
        guard !fact.isLocal, fact.access != .private, fact.access != .fileprivate else { return false }
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias, .function, .variable: break
        default: return false
        }
        if fact.parent == noIndex { return true }
        let around = declarations[Int(fact.parent)]
        return around.kind == .extension && !own.contains(around.name) && !isTestCase(around.name)
      }.map { names[$0.name] })
  }

  /// What only tests can use is added to types such as `XCTestCase`.
  private func isTestCase(_ name: NameID) -> Bool { names[name].hasPrefix("XC") }
}
