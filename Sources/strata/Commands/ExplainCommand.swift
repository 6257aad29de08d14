import StrataCommandLine
import StrataDefinition
import StrataModel
import StrataReport
import StrataRules

/// `strata explain`
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", summary: "explain a rule, or why a type, file or folder is in its layer",
    discussion: [
      "Of a rule: what it flags, why, how it decides, a bad and a good example, how to fix it, its options. Of a type "
        + "or file: layer and role, which selectors matched and which were tried, what it inherits from and uses, its "
        + "findings. Of a folder: the layers and roles of its types, which selectors place them, which of its folders "
        + "and files differ, its findings by rule."
    ],
    operands: OperandSpec(
      placeholder: "RULE|TYPE|FILE|FOLDER", count: 1...1,
      help: "The id of a rule, the name of a type (Outer.Inner or Module.Outer.Inner if need be), or a path. Where a "
        + "folder and a type have one name, `./Login` is the folder."),
    groups: [ProjectOptions.definition, ProjectOptions.work],
    examples: [
      CommandExample("strata explain dto-leak", "What the rule means."),
      CommandExample("strata explain LoginViewModel", "Why the type is in its layer."),
      CommandExample("strata explain Sources/Login", "What the folder holds, by layer and role."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let word = arguments.operands[0]
    if let rule = RuleRegistry.everything.first(where: { $0.id == word }) {
      try console.print(explanation(of: rule, arguments, console))
      return .clean
    }
    return try SymbolExplanation.run(word, arguments, console)
  }

  private static func explanation(
    of rule: RuleDescription, _ arguments: ParsedArguments, _ console: Console
  ) -> String {
    RuleExplanation.text(
      of: rule, settings: settings(of: rule, arguments, console), usesColor: console.usesColor, width: console.width)
  }

  /// As the definition at hand has them. One that is missing or wrong is no obstacle here.
  private static func settings(
    of rule: RuleDescription, _ arguments: ParsedArguments, _ console: Console
  ) -> RuleExplanation.Settings? {
    guard
      let location = try? ProjectLocation.find(
        paths: [], config: arguments[ProjectOptions.config], style: arguments[ProjectOptions.style],
        in: console.directory),
      location.definitionFile != nil || location.style != nil,
      let loaded = try? DefinitionSource.load(location, from: console.directory, isNeeded: true),
      RuleRegistry.descriptions.contains(where: { $0.id == rule.id })
    else { return nil }
    let settings = loaded.definition.rules[rule.id]
    let file = location.definitionFile.map { Paths.relative($0, from: console.directory) }
    return RuleExplanation.Settings(
      severity: settings?.severity ?? .off, options: settings?.options ?? [:],
      source: file ?? "style \(loaded.definition.style)")
  }
}
