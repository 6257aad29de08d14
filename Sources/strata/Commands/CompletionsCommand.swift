import StrataCommandLine
import StrataModel
import StrataRules
import StrataStyles

/// `strata completions`
enum CompletionsCommand: Command {
  static let spec = CommandSpec(
    name: "completions", summary: "print the script with which a shell completes command lines",
    discussion: [
      "Completes commands, options and their values, and the names of rules and styles. 'make install' installs the scripts of all "
        + "three shells."
    ],
    operands: OperandSpec(placeholder: "bash|zsh|fish", count: 1...1, help: "The shell."),
    examples: [
      CommandExample("source <(strata completions bash)", "Complete in this bash."),
      CommandExample(
        "strata completions fish > ~/.config/fish/completions/strata.fish", "Complete in fish from now on."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw UserError("there is no completion for '\(name)'; the shells are \(known)")
    }
    let script = CompletionScript(
      tool: "strata", commands: CommandList.all.map { $0.spec },
      words: [
        "RULE": RuleRegistry.everything.map(\.id).sorted(), "STYLE": BuiltInStyles.names,
        "KIND": GrowthRequest.kinds, "COMMAND": CommandList.all.map { $0.spec.name },
      ])
    try console.print(script.text(for: shell))
    return .clean
  }
}
