/// Which modules each file belongs to.
public struct ModuleLayout: Sendable {
  /// Sorted by name.
  public var modules: [Module]
  /// For each file, in the order of the files, its home module: an index into `modules`.
  public var moduleOfFile: [Int]
  /// For each file: belongs to tests.
  public var isTestFile: [Bool]
  /// The further modules of files that several targets compile, ascending; none for all other files.
  public var otherModulesOfFile: [Int: [Int]]
  /// For files that no target lists, the target whose names they see: that of the files beside them. No other file sees
  /// what they declare.
  public var adoptingModuleOfFile: [Int: Int]
  /// What manifests compute in a way that could not be followed.
  public var manifestProblems: [ManifestProblem]

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

  /// Everything in one module: for tests and for code bases without any sign of modules.
  public static func single(_ name: String, fileCount: Int) -> ModuleLayout {
    ModuleLayout(
      modules: [Module(name: name, isTest: false, origin: .folder)],
      moduleOfFile: Array(repeating: 0, count: fileCount), isTestFile: Array(repeating: false, count: fileCount))
  }
}
