/// A validated definition of an architecture: layers, roles, frameworks, rules and exemptions. Immutable; the loader
/// creates it from `strata.yml` and the styles that it extends.
public struct Definition: Sendable {
  /// Name of the built-in style at the end of `extends`, or `custom`.
  public var style: String
  /// Globs of the files to read and to exclude, relative to the root.
  public var sources: [Glob]
  public var excluded: [Glob]
  /// Globs of generated code: it is read and resolved, and no rule judges it.
  public var generated: [Glob] = []
  /// Globs of test code.
  public var tests: [Glob]
  /// Those of them that the project's own files state. The others are names that are usual for test code.
  public var ownTests: [Glob] = []
  /// Those of `excluded` that the project's own files state: they count even where a manifest compiles the files.
  public var ownExcluded: [Glob] = []
  /// Globs of files in `sources`, `generated`, `tests` and `modules` of the project's own files. Those of `exclude` are none: what they
  /// match is not listed.
  public var ownPaths: [OwnPath] = []
  /// In the order of the definition, which is from the outside to the inside.
  public var layers: [Layer]
  /// In the order in which their selectors are evaluated: the first match is the role of a type.
  public var roles: [Role]
  public var frameworks: [FrameworkFamily]
  /// Explicit modules (`modules:`), each with the globs of its files.
  public var modules: [ModuleDefinition]
  /// Settings of every known rule, by id; a missing rule is off.
  public var rules: [String: RuleSettings]
  public var exemptions: [Exemption]
  /// What it states about dependencies besides layers; each is a rule by its name.
  public var contracts: [Contract] = []
  /// Rules that it states itself.
  public var ownRules: [OwnRule] = []
  /// Definitions that rule folders below this one, sorted by path.
  public var nested: [NestedDefinition] = []
  /// The word lists, if the definition changes any.
  var ownVocabulary: Vocabulary?

  /// The word lists with which rules compare names.
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

  /// The ids of contracts and of rules that the definition states itself.
  public var namesOfOwnRules: [String] { contracts.map(\.name) + ownRules.map(\.id) }

  public func layer(named name: String) -> Layer? { layers.first { $0.name == name } }
  public func role(_ id: RoleID) -> Role? { roles.firstIndex { $0.id == id }.map { roles[$0] } }
  /// The layer of a role, without a copy of the role.
  public func layer(of id: RoleID) -> String? { roles.firstIndex { $0.id == id }.flatMap { roles[$0].layer } }
  /// The layer of the domain, in which domain models belong: that of the role `entity`; otherwise the layer with the name
  /// Domain.
  public var domainLayer: String? { layer(of: .entity) ?? layers.first { $0.name.lowercased() == "domain" }?.name }
  public func family(_ name: String) -> FrameworkFamily? { frameworks.first { $0.name == name } }
}
