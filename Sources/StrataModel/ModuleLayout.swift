/// Which modules each file belongs to.
public struct ModuleLayout: Sendable {
  /// Sorted by name.
  public var modules: [Module]
  /// For each file, in the order of the files, its home module: an index into `modules`.
  public var moduleOfFile: [Int]
  /// For each file: whether it belongs to tests.
  public var isTestFile: [Bool]
  /// The further modules of files that several targets compile, ascending. All other files have no entry.
  public var otherModulesOfFile: [Int: [Int]]
  /// For files that no target lists, the target whose declarations they see: that of the files in the same folder. No
  /// other file sees their declarations.
  public var adoptingModuleOfFile: [Int: Int]
  /// Those of them that nothing shows to be in use: no file of a target has a name that only they declare.
  public var uncompiledFiles: Set<Int> = []
  /// Expressions of manifests that could not be evaluated.
  public var manifestProblems: [ManifestProblem]
  /// Which files are test code depends on paths, manifests and imports, and on the names in files: these files, by path,
  /// are production code if another one mentions one of the names.
  package var namesThatDecide: [String: NameSet] = [:]

  public init(
    modules: [Module], moduleOfFile: [Int], isTestFile: [Bool], otherModulesOfFile: [Int: [Int]] = [:],
    adoptingModuleOfFile: [Int: Int] = [:], manifestProblems: [ManifestProblem] = []
  ) {
    self.adoptingModuleOfFile = adoptingModuleOfFile
    self.manifestProblems = manifestProblems
    self.modules = modules
    self.moduleOfFile = moduleOfFile
    self.isTestFile = isTestFile
    self.otherModulesOfFile = otherModulesOfFile
  }

  /// Whether another version of a file, with the same imports, leaves unchanged which files are test code.
  package func isUnaffected(by new: ReadFile, after old: ReadFile) -> Bool {
    namesThatDecide[new.path] == nil
      && namesThatDecide.values.allSatisfy {
        old.facts.names.mentions(oneOf: $0) == new.facts.names.mentions(oneOf: $0)
      }
  }
}
