/// Which module each file belongs to.
public struct ModuleLayout: Sendable {
  /// Sorted by name.
  public var modules: [Module]
  /// For each file, in the order of the files: an index into `modules`.
  public var moduleOfFile: [Int]
  /// For each file: belongs to tests.
  public var isTestFile: [Bool]

  public init(modules: [Module], moduleOfFile: [Int], isTestFile: [Bool]) {
    self.modules = modules
    self.moduleOfFile = moduleOfFile
    self.isTestFile = isTestFile
  }

  /// Everything in one module: for tests and for code bases without any sign of modules.
  public static func single(_ name: String, fileCount: Int) -> ModuleLayout {
    ModuleLayout(
      modules: [Module(name: name, isTest: false, origin: .folder)],
      moduleOfFile: Array(repeating: 0, count: fileCount), isTestFile: Array(repeating: false, count: fileCount))
  }
}
