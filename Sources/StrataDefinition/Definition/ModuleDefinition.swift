/// A module that the definition declares.
public struct ModuleDefinition: Sendable {
  public var name: String
  public var paths: [Glob]
  public var isTest: Bool
  public var origin: String

  init(name: String, paths: [Glob], isTest: Bool = false, origin: String = "") {
    self.name = name
    self.paths = paths
    self.isTest = isTest
    self.origin = origin
  }
}
