/// A family of frameworks: `ui`, `network`, `persistence`, `reactive`, `injection` …
public struct FrameworkFamily: Sendable {
  public var name: String

  // The families of the built-in styles that rules know by name.
  public static let ui = "ui"
  public static let network = "network"
  public static let persistence = "persistence"
  public static let reactive = "reactive"
  public static let combine = "combine"
  public static let injection = "injection"

  /// Module names; `*` and `?` as wildcards.
  public var modules: [Glob]
  /// Types of the family in a module that does not belong to the family as a whole (`URLSession` of Foundation).
  public var types: [Glob]
  /// Static members: `DispatchQueue.main`.
  public var members: [Glob]
  /// Functions at file level, by name: `print`.
  public var functions: [Glob]
  /// Macros, by name: `Preview` for `#Preview`, `Model` for `@Model`.
  public var macros: [Glob]
  /// Why layers forbid it, for findings.
  public var because: String?
  /// Line of the definition that declares it; a line of a built-in style if no file of the project mentions it.
  public var origin: String
  /// A file of the project declares or changes it.
  public var isOwn: Bool

  init(
    name: String, modules: [Glob], types: [Glob], members: [Glob] = [], functions: [Glob] = [], macros: [Glob] = [],
    origin: String = "", isOwn: Bool = false
  ) {
    self.name = name
    self.modules = modules
    self.types = types
    self.members = members
    self.functions = functions
    self.macros = macros
    self.origin = origin
    self.isOwn = isOwn
  }
}
