import StrataCommandLine
import StrataModel
import StrataRules

/// `strata explain`
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", summary: "tell what a rule means, or why a type or file is in its layer",
    discussion: [
      "Of a rule: what it flags, why, how it decides, a bad and a good example, how to mend it, its options. Of a type or "
        + "file: layer and role, which selectors matched and which were tried, what it inherits from and uses, its findings."
    ],
    operands: OperandSpec(
      placeholder: "RULE|TYPE|FILE", count: 1...1,
      help: "The id of a rule, the name of a type (qualified if need be: Outer.Inner), or a path."),
    groups: [ProjectOptions.definition, ProjectOptions.work])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    throw UserError("'strata explain' is not available yet")
  }
}
