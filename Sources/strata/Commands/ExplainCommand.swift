import StrataCommandLine
import StrataDefinition
import StrataModel
import StrataReport
import StrataRules

/// `strata explain`
enum ExplainCommand: Command {
  enum Format: String, CaseIterable { case text, json, markdown }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .text, help: "text (the default); json, for two names; markdown, for a rule.")

  static let spec = CommandSpec(
    name: "explain", summary: "explain a rule, a layer decision, or the usages of a name",
    discussion: [
      "For a rule: what it reports, why, how it decides, a bad and a good example, how to fix it, its options. For a "
        + "type or file: layer and role, the selectors that matched and those tried before, its supertypes, the types "
        + "it uses, its findings. For a folder: the layers and roles of its types, the selectors that assign them, the "
        + "folders and files that differ, its findings by rule.",
      "For two names, each of a type or of a function, variable, operator or macro outside types: every usage of the "
        + "second by the first (including members, extensions and nested types of types), with its verdict.",
      "Verdicts: allowed, with the line of the definition that allows it; found, with the rules; excused, with the "
        + "reason (a usage that the baseline beside the definition accepts is excused); unknown, for a name that was not "
        + "resolved and may be the second one.",
    ],
    operands: OperandSpec(
      placeholder: "RULE|TYPE|FILE[:LINE]|FOLDER|vocabulary|NAME NAME", count: 0...2,
      help: "The id of a rule, the name of a type (Outer.Inner or Module.Outer.Inner if it is ambiguous), or a path. "
        + "FILE:LINE, as in findings, is the type at that line. "
        + "If a folder and a type have the same name, `./Login` is the folder. Outside types: loadOrders(from:), "
        + "String.trimmed, or without labels if that is unambiguous."),
    groups: [
      ProjectOptions.definition,
      OptionGroup("Score", [ScoreExplanation.score.declared]),
      OptionGroup("Two names", [ExplainUsages.protocols.declared]), OptionGroup("Report", [format.declared]),
      ProjectOptions.work,
    ],
    examples: [
      CommandExample("strata explain dto-leak", "What the rule reports, and why."),
      CommandExample("strata explain LoginViewModel", "Why the type is in its layer."),
      CommandExample("strata explain Sources/Login", "The types of the folder, by layer and role."),
      CommandExample("strata explain --score", "How the score of the project is computed."),
      CommandExample("strata explain vocabulary.amounts", "A word list of the rules, as it applies here."),
      CommandExample("strata explain LoginViewModel UserGateway", "Every usage of the gateway, with its verdict."),
      CommandExample("strata explain LoginViewModel String.trimmed", "Every usage of a member that an extension adds."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    if arguments[ScoreExplanation.score] { return try ScoreExplanation.run(arguments, console) }
    guard !arguments.operands.isEmpty else {
      throw UserError("name a rule, a type, a file, a folder or two names, or use --score")
    }
    if arguments.operands.count == 2 {
      if arguments[format] == .markdown { throw UserError("--format markdown is for a rule: 'strata explain RULE'") }
      return try ExplainUsages.run(arguments, console)
    }
    if arguments[format] == .json || arguments[ExplainUsages.protocols] {
      throw UserError("--format json and --protocols are for two names: 'strata explain A B'")
    }
    let word = arguments.operands[0]
    if let rule = try rule(named: word, arguments, console) {
      try console.print(explanation(of: rule, arguments, console))
      return .clean
    }
    if arguments[format] == .markdown { throw UserError("--format markdown is for a rule; '\(word)' is no rule") }
    if let list = VocabularyExplanation.list(named: word) {
      try console.print(explanation(ofList: list.isOne ? list.name : nil, arguments, console))
      return .clean
    }
    return try SymbolExplanation.run(word, arguments, console)
  }

  /// A rule of the catalogue, or a contract or a rule of the present definition.
  private static func rule(
    named word: String, _ arguments: ParsedArguments, _ console: Console
  ) throws -> RuleDescription? {
    if let rule = RuleRegistry.everything.first(where: { $0.id == word }) { return rule }
    guard let definition = try definition(arguments, console).0, definition.namesOfOwnRules.contains(word)
    else { return nil }
    return RuleRegistry.everything(of: definition).first { $0.id == word }
  }

  /// - Parameter name: nil for all lists.
  private static func explanation(
    ofList name: String?, _ arguments: ParsedArguments, _ console: Console
  ) throws -> String {
    let (loaded, source) = try definition(arguments, console)
    let explanation = VocabularyExplanation(
      vocabulary: loaded?.vocabulary ?? .shipped, source: source, width: min(max(console.width, 50), 100))
    guard let name else { return explanation.overview() }
    guard let list = Vocabulary.List(name: name) else {
      let names = Vocabulary.List.allCases.map(\.name)
      throw UserError(
        "unknown word list '\(name)'"
          + Suggestion.suffix(for: name, among: names, otherwise: "; 'strata explain vocabulary' shows them"))
    }
    return explanation.text(of: list)
  }

  private static func explanation(
    of rule: RuleDescription, _ arguments: ParsedArguments, _ console: Console
  ) throws -> String {
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)
    let ofStyles = rule.styles.compactMap { style in
      (try? loader.load(style: style)).map { (style: style, options: $0.settings(of: rule.id).options) }
    }
    let settings = try settings(of: rule, arguments, console)
    if arguments[format] == .markdown { return RulePage.text(of: rule, settings: settings, ofStyles: ofStyles) }
    return RuleExplanation.text(
      of: rule, settings: settings, ofStyles: ofStyles, usesColor: console.usesColor, width: console.width)
  }

  /// The settings of a rule in the present definition.
  private static func settings(
    of rule: RuleDescription, _ arguments: ParsedArguments, _ console: Console
  ) throws -> RuleExplanation.Settings? {
    guard case (let definition?, let source?) = try definition(arguments, console),
      !RuleRegistry.isHousekeeping(rule.id)
    else { return nil }
    let settings = definition.settings(of: rule.id)
    var shown = RuleExplanation.Settings(
      severity: settings.severity, options: settings.options, source: source, because: settings.because)
    shown.checksTests = settings.checksTests
    return shown
  }

  /// The present definition, and its name; nil where there is none.
  /// - Throws: if it has mistakes: an explanation would say what does not apply.
  static func definition(
    _ arguments: ParsedArguments, _ console: Console
  ) throws -> (Definition?, String?) {
    let location = try ProjectLocation.find(
      paths: [], config: arguments[ProjectOptions.config], style: arguments[ProjectOptions.style],
      in: console.directory)
    guard location.definitionFile != nil || location.style != nil else { return (nil, nil) }
    let loaded = try DefinitionSource.load(location, from: console.directory, isNeeded: true)
    let file = location.definitionFile.map { Paths.relative($0, from: console.directory) }
    return (loaded.definition, file ?? "style \(loaded.definition.style)")
  }
}
