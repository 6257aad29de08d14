import StrataCommandLine
import StrataModel

/// `strata man`
enum ManCommand: Command {
  static let spec = CommandSpec(
    name: "man", summary: "print a manual page, for the program man",
    discussion: ["'make install' installs the pages of all commands, so that 'man strata-check' shows one."],
    operands: OperandSpec(
      placeholder: "[COMMAND]", count: 0...1, help: "The command; without it, the page that lists all commands."),
    examples: [CommandExample("strata man check | man -l -", "Show the manual page of 'strata check'.")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let commands = CommandList.all.map { $0.spec }
    guard let name = arguments.operands.first else {
      let page = ManualPage.ofTool("strata", summary: CommandList.summary, commands: commands, version: strataVersion)
      try console.print(page)
      return .clean
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map(\.name)
      let hint = Suggestion.hint(for: name, among: names)
      throw UserError(
        "unknown command '\(name)'\(hint.isEmpty ? "; commands are \(names.joined(separator: ", "))" : hint)")
    }
    try console.print(ManualPage.of(command, tool: "strata", version: strataVersion))
    return .clean
  }
}
