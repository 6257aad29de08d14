/// The documentation of a rule: the source of `strata rules`, `strata explain`, the manual and SARIF metadata. The rule
/// settings of a definition are validated against it.
public struct RuleDescription: Sendable {
  /// Stable id: `skipped-layer`.
  public var id: String
  public var family: RuleFamily
  /// What the rule reports, in one line.
  public var summary: String
  /// Severity in a style that turns it on without another one.
  public var severity: Severity
  /// Guides it comes from: "000" … "004".
  public var guides: [String]
  /// Styles that turn it on.
  public var styles: [String]
  /// The reason for the rule, in a short paragraph; Markdown.
  public var rationale: String
  /// How it decides: what it checks, what it reports, and what it does not report or detect; Markdown. Nil where the
  /// summary says all of it.
  public var heuristic: String?
  /// Swift source that violates the rule, and the same source without the violation.
  public var badExample: String
  public var goodExample: String
  /// How to fix a finding.
  public var remedy: String
  /// Ids of more general rules. If both report the same violation, the finding names this rule.
  public var supersedes: [String]
  /// Ids of further rules whose violations are part of one of this rule if it includes their location, such as the
  /// argument of a creation.
  public var includes: [String]
  public var options: [RuleOption]
  /// What its violations in one file depend on.
  public var scope: RuleScope
  /// Whether it reads the code of functions, which takes longest.
  public var readsCode: Bool
  /// Which of its findings the text report shows as one entry.
  public var grouping: FindingGrouping
  /// Whether it makes sense for test code, so that a definition may turn it on there (`tests: true`).
  public var canCheckTests: Bool

  public init(
    id: String, family: RuleFamily, summary: String, severity: Severity, guides: [String], styles: [String],
    rationale: String, heuristic: String? = nil, badExample: String, goodExample: String, remedy: String,
    supersedes: [String] = [], includes: [String] = [], options: [RuleOption] = [], scope: RuleScope = .project,
    readsCode: Bool = false, grouping: FindingGrouping = .type,
    canCheckTests: Bool = false
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
    self.scope = scope
    self.readsCode = readsCode
    self.grouping = grouping
    self.canCheckTests = canCheckTests
  }
}

/// What several findings of a rule have in common if they have one reason and one remedy, and are shown as one entry.
public enum FindingGrouping: Sendable {
  /// The type, in one file.
  case type
  /// The folder.
  case folder
}

/// What the violations that a rule reports in one file depend on: how much of them an edit can change.
public enum RuleScope: Sendable {
  /// On the code and the references of the types that the file declares or extends, in all their files, and on the
  /// names, kinds, supertypes, layers and roles of all types. Code, members and references of other types have no
  /// effect. After an edit only the types in changed files are judged again.
  case type
  /// On anything. After an edit the whole project is judged again.
  case project
}

extension RuleDescription {
  /// Whether `strata fix` can fix its findings.
  public var isFixable: Bool { Fixers.rules.contains(id) }
}

/// The rules whose findings `strata fix` can fix.
enum Fixers {
  /// Ids; empty, since there is no `strata fix` yet.
  static let rules: Set<String> = []
}

/// The groups of the catalogue.
public enum RuleFamily: String, Sendable, CaseIterable {
  case layers = "Layers"
  case models = "Models at the boundaries"
  case roles = "Use cases, gateways, repositories"
  case injection = "Dependency injection"
  case presentation = "Presentation"
  case errors = "Errors"
  case modules = "Modules"
  case tests = "Tests"
  case names = "Names and files"
  case concurrency = "Concurrency"
  /// Those that a definition states itself.
  case own = "Rules of the definition"
  /// Findings about suppressions and exemptions themselves.
  case exceptions = "Exceptions"
}

/// One option of a rule.
public struct RuleOption: Sendable {
  public var name: String
  public var summary: String
  /// Its type is the type that a definition must use.
  public var defaultValue: OptionValue
  /// The least value of a number.
  public static let minimum = 1
  /// Whether the entries of a list are patterns for names.
  public var isOfNamePatterns: Bool

  public init(name: String, summary: String, defaultValue: OptionValue, isOfNamePatterns: Bool = false) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.isOfNamePatterns = isOfNamePatterns
  }
}

/// A value of a rule's option.
public enum OptionValue: Sendable, Hashable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([String])
  /// A list of the vocabulary, by its name: the default of an option that a definition may replace for one rule.
  case words(String)
}
