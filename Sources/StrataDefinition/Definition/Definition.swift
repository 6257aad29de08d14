/// A validated definition of an architecture: layers, roles, frameworks, rules and exemptions. Immutable; made by
/// the loader from `strata.yml` and the styles that it extends.
public struct Definition: Sendable {
  /// Name of the built-in style at the bottom of `extends`, or `custom`.
  public var style: String
  /// Globs of the files to read and to leave out, relative to the root.
  public var sources: [Glob]
  public var excluded: [Glob]
  /// Globs of test code.
  public var tests: [Glob]
  /// In the order written, which is from the outside inwards.
  public var layers: [Layer]
  /// In the order in which they are tried: the first whose selector matches wins.
  public var roles: [Role]
  public var frameworks: [FrameworkFamily]
  /// Explicit modules (`modules:`), each with the globs of its files.
  public var modules: [ModuleDefinition]
  /// Settings of every rule that is known, by id; absent = off.
  public var rules: [String: RuleSettings]
  public var exemptions: [Exemption]
  /// The word lists, where the definition changes any.
  var ownVocabulary: Vocabulary?

  /// The word lists that rules compare names with.
  public var vocabulary: Vocabulary { ownVocabulary ?? .shipped }

  public init(
    style: String, sources: [Glob] = [], excluded: [Glob] = [], tests: [Glob] = [], layers: [Layer] = [],
    roles: [Role] = [], frameworks: [FrameworkFamily] = [], modules: [ModuleDefinition] = [],
    rules: [String: RuleSettings] = [:], exemptions: [Exemption] = []
  ) {
    self.style = style
    self.sources = sources
    self.excluded = excluded
    self.tests = tests
    self.layers = layers
    self.roles = roles
    self.frameworks = frameworks
    self.modules = modules
    self.rules = rules
    self.exemptions = exemptions
  }

  public func layer(named name: String) -> Layer? { layers.first { $0.name == name } }
  public func role(_ id: RoleID) -> Role? { roles.first { $0.id == id } }
  public func family(_ name: String) -> FrameworkFamily? { frameworks.first { $0.name == name } }
}
