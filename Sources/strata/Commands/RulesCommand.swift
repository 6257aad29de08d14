import StrataCommandLine
import StrataDefinition
import StrataReport
import StrataRules

/// `strata rules`
enum RulesCommand: Command {
  enum Format: String, CaseIterable { case text, json, schema }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .text, help: "text (the default), json, or schema: the JSON Schema of definitions.")

  static let spec = CommandSpec(
    name: "rules", summary: "list the rules",
    discussion: [
      "Every rule, the guides it comes from, and the styles that turn it on; and the contracts of the definition here."
    ],
    groups: [ProjectOptions.definition, OptionGroup("Report", [format.declared])],
    examples: [CommandExample("strata explain skipped-layer", "Explain one rule.")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let rules = ExplainCommand.definition(arguments, console).0.map { RuleRegistry.everything(of: $0) }
    let all = rules ?? RuleRegistry.everything
    switch arguments[format] {
    case .text: try console.print(RuleListing.text(all, width: console.width))
    case .json: try console.print(RuleListing.json(all))
    case .schema: try console.print(DefinitionSchema.json(catalogue: RuleRegistry.descriptions))
    }
    return .clean
  }
}
