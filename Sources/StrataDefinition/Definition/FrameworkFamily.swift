/// A family of frameworks: `ui`, `network`, `persistence`, `reactive`, `injection` …
public struct FrameworkFamily: Sendable {
  public var name: String
  /// Module names; `*` and `?` as wildcards.
  public var modules: [Glob]
  /// Types of the family whose module is shared with others (`URLSession` of Foundation).
  public var types: [Glob]
  public var origin: String

  public init(name: String, modules: [Glob], types: [Glob], origin: String = "") {
    self.name = name
    self.modules = modules
    self.types = types
    self.origin = origin
  }
}
