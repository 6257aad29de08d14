/// What a rule says of itself: the source of `strata rules`, `strata explain`, the documentation and SARIF metadata,
/// and what a definition's rule settings are validated against.
public struct RuleDescription: Sendable {
  /// Stable id: `skipped-layer`.
  public var id: String
  public var family: RuleFamily
  /// One line: what is flagged.
  public var summary: String
  /// Severity where a style turns it on without saying more.
  public var severity: Severity
  /// Guides it comes from: "000" … "004".
  public var guides: [String]
  /// Styles that have it on by default.
  public var styles: [String]
  /// Why, in Strata's own words; Markdown.
  public var rationale: String
  /// For a rule that decides by heuristics: how it decides, and what it cannot see.
  public var heuristic: String?
  /// Swift source that breaks the rule, and one that keeps it.
  public var badExample: String
  public var goodExample: String
  /// How to fix it.
  public var remedy: String
  /// Ids of the more general rules that this one stands for where both report the same violation.
  public var supersedes: [String]
  /// Ids of the rules whose violations are part of this rule's where one of these includes their location, such as the
  /// argument of a creation; besides those that it supersedes.
  public var includes: [String]
  public var options: [RuleOption]

  public init(
    id: String, family: RuleFamily, summary: String, severity: Severity, guides: [String], styles: [String],
    rationale: String, heuristic: String? = nil, badExample: String, goodExample: String, remedy: String,
    supersedes: [String] = [], includes: [String] = [], options: [RuleOption] = []
  ) {
    self.id = id
    self.family = family
    self.summary = summary
    self.severity = severity
    self.guides = guides
    self.styles = styles
    self.rationale = rationale
    self.heuristic = heuristic
    self.badExample = badExample
    self.goodExample = goodExample
    self.remedy = remedy
    self.supersedes = supersedes
    self.includes = includes
    self.options = options
  }
}

extension RuleDescription {
  /// Whether `strata fix` can remove its findings: there is a fixer for it.
  public var isFixable: Bool { Fixers.rules.contains(id) }
}

/// The rules whose findings `strata fix` can remove.
public enum Fixers {
  /// Ids; empty as long as there is no `strata fix`.
  public static let rules: Set<String> = []
}

/// The groups of the catalogue.
public enum RuleFamily: String, Sendable, CaseIterable {
  case layers = "Layers"
  case models = "Models at the boundaries"
  case roles = "Use cases, gateways, repositories"
  case injection = "Dependency injection"
  case presentation = "Presentation"
  case errors = "Errors"
  case names = "Names and files"
  /// Findings about suppressions and exemptions themselves.
  case exceptions = "Exceptions"
}

/// One parameter of a rule.
public struct RuleOption: Sendable {
  public var name: String
  public var summary: String
  /// Its type is the type that the definition must give.
  public var defaultValue: OptionValue

  public init(name: String, summary: String, defaultValue: OptionValue) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
  }
}

/// A value of a rule's option.
public enum OptionValue: Sendable, Hashable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([String])
  /// A list of the vocabulary, by name: the default of an option that a definition may replace for one rule.
  case words(String)
}
