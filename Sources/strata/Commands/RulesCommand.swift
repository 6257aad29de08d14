import StrataAnalysis
import StrataCommandLine
import StrataDefinition
import StrataModel
import StrataReport
import StrataRules

/// `strata rules`
enum RulesCommand: Command {
  enum Format: String, CaseIterable { case text, json, markdown, schema }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .text,
    help: "text (the default), json, markdown, or schema: the JSON Schema of definitions.")

  static let test = Option.flag(
    "test", help: "Run the examples of the rules that the definition states, instead of listing rules.")

  static let spec = CommandSpec(
    name: "rules", summary: "list the rules",
    discussion: [
      "Lists every rule, the guides that it comes from, and the styles that turn it on. Also lists the contracts and rules "
        + "of the definition in the current folder."
    ],
    groups: [ProjectOptions.definition, OptionGroup("Report", [format.declared, test.declared])],
    examples: [CommandExample("strata explain skipped-layer", "Explain one rule.")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    if arguments[test] { return try runExamples(arguments, console) }
    switch arguments[format] {
    case .text: try console.print(RuleListing.text(try rules(arguments, console), width: console.width))
    case .json: try console.print(RuleListing.json(try rules(arguments, console)))
    case .markdown: try console.print(RulePage.list(of: try rules(arguments, console)))
    case .schema: try console.print(DefinitionSchema.json(catalogue: RuleRegistry.descriptions))
    }
    return .clean
  }

  private static func rules(_ arguments: ParsedArguments, _ console: Console) throws -> [RuleDescription] {
    guard let definition = try ExplainCommand.definition(arguments, console).0 else { return RuleRegistry.everything }
    return RuleRegistry.everything(of: definition)
  }

  private static func runExamples(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let location = try ProjectLocation.find(
      paths: [], config: arguments[ProjectOptions.config], style: arguments[ProjectOptions.style],
      in: console.directory)
    let definition = try DefinitionSource.load(location, from: console.directory, isNeeded: true).definition
    let count = RuleExamples.count(in: definition)
    let rules = counted(definition.ownRules.count, "rule")
    if count == 0 {
      throw UserError("the definition states \(rules) and no examples ('bad', 'good'); nothing was tested")
    }
    let problems = RuleExamples.problems(in: definition)
    for problem in problems { try console.print(Console.shown("\(problem.origin): \(problem.message)") + "\n") }
    let without = definition.ownRules.filter { $0.bad.isEmpty && $0.good.isEmpty }.map(\.id)
    let rest = without.isEmpty ? "" : "; no example for \(listed(without))"
    try console.print(
      "\(counted(count, "example")) of \(rules): \(count - problems.count) as stated, \(problems.count) not\(rest)\n")
    return problems.isEmpty ? .clean : .findings
  }
}
