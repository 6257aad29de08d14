import StrataModel

/// The formats of `strata check`.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, sarif, github, xcode, junit, codeclimate, markdown, checklist
}

/// The input of a report besides the result.
public struct ReportContext: Sendable {
  /// Absolute path of the project's root.
  var root: String
  /// The path from the reader's directory to the root: empty, or with `/` at the end.
  var prefix: String
  /// The run is strict: warnings and notices fail it.
  var isStrict: Bool
  /// SARIF also has what is accepted, as suppressed results.
  var showsAccepted: Bool
  var usesColor: Bool
  /// The number of findings of one rule that the text report lists if there are many; nil: all of them.
  var limitPerRule: Int?
  /// What the findings of a text or Markdown report have in common; nil: no groups.
  public var grouping: GroupCriterion?
  /// The owners of files, for groups by owner.
  public var owners: CodeOwners?
  /// The options of the run that name the definition, for the commands that a report prints.
  var definitionOptions: [String]
  /// Every rule that a finding may name, for titles and metadata.
  var rules: [RuleDescription]
  /// The further data of a run with `--statistics`; otherwise nil.
  public var statistics: Statistics?
  /// The text of a line of a source file (path relative to the root), without the line break.
  var sourceLine: @Sendable (_ file: String, _ line: Int) -> String?

  public init(
    root: String, prefix: String = "", isStrict: Bool = false, showsAccepted: Bool = false, usesColor: Bool = false,
    limitPerRule: Int? = nil, definitionOptions: [String] = [], rules: [RuleDescription] = [],
    statistics: Statistics? = nil,
    sourceLine: @escaping @Sendable (_ file: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.root = root
    self.prefix = prefix
    self.isStrict = isStrict
    self.showsAccepted = showsAccepted
    self.usesColor = usesColor
    self.limitPerRule = limitPerRule
    self.definitionOptions = definitionOptions
    self.rules = rules
    self.statistics = statistics
    self.sourceLine = sourceLine
  }

  /// A path as seen from the reader's directory. Absolute paths are unchanged.
  func shown(_ file: String) -> String { file.hasPrefix("/") ? file : prefix + file }

  /// A path relative to the repository, never with `..` at the start, for tools that need one.
  func inRepository(_ file: String) -> String { prefix.hasPrefix("..") || prefix.hasPrefix("/") ? file : shown(file) }
}

/// A result → the bytes of a report.
public enum Report {
  public static func render(_ result: CheckResult, as format: ReportFormat, _ context: ReportContext) -> [UInt8] {
    switch format {
    case .text: return TextReport.render(result, context)
    case .json: return JSONReport.render(result, context)
    case .sarif: return SARIFReport.render(result, context)
    case .github: return GitHubReport.render(result, context)
    case .xcode: return XcodeReport.render(result, context)
    case .junit: return JUnitReport.render(result, context)
    case .codeclimate: return CodeClimateReport.render(result, context)
    case .markdown: return MarkdownReport.render(result, context)
    case .checklist: return ChecklistReport.render(result, context)
    }
  }
}
