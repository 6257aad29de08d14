import StrataCommandLine
import StrataModel
import StrataProject

/// The tool: runs the command, and turns errors into messages and an exit status.
enum Tool {
  /// Commands that do not exist yet: the error message says so.
  static let later = ["fix", "doctor", "lsp", "watch"]

  static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    do {
      return try dispatch(arguments, console)
    } catch let error as CommandLineErrors {
      for message in error.messages { console.error(message) }
      if let command = arguments.first, CommandList.all.contains(where: { $0.spec.name == command }) {
        console.note("Run 'strata \(command) --help' for its options.")
      }
      return .misuse
    } catch let error as UserError {
      for message in error.messages { error.arePlaced ? console.note(Console.shown(message)) : console.error(message) }
      return .misuse
    } catch let error as SystemError {
      console.error(error.message)
      return .failure
    } catch {
      console.error("internal error: \(error)")
      return .failure
    }
  }

  private static func dispatch(_ arguments: [String], _ console: Console) throws -> ExitStatus {
    guard let first = arguments.first else {
      try console.print(help(console.width))
      return .clean
    }
    switch first {
    case "--help", "-h", "help":
      if arguments.count > 1, let command = CommandList.all.first(where: { $0.spec.name == arguments[1] }) {
        try console.print(HelpText.of(command.spec, tool: "strata", width: console.width))
      } else if first == "help", arguments.count > 1 {
        throw unknown(arguments[1], console)
      } else {
        try console.print(help(console.width))
      }
      return .clean
    case "--version":
      try console.print("strata \(strataVersion)\n")
      return .clean
    default: break
    }
    guard let command = CommandList.all.first(where: { $0.spec.name == first }) else { throw unknown(first, console) }
    let parsed = try ArgumentParser.parse(Array(arguments.dropFirst()), for: command.spec)
    if parsed.asksForHelp {
      try console.print(HelpText.of(command.spec, tool: "strata", width: console.width))
      return .clean
    }
    // Other paths would be taken from the root of the disk.
    if console.directory.isEmpty {
      throw UserError("the current folder does not exist any more; change to one that does")
    }
    return try command.run(parsed, console)
  }

  private static func unknown(_ word: String, _ console: Console) -> CommandLineErrors {
    let names = CommandList.all.map { $0.spec.name }
    if later.contains(word) {
      return CommandLineErrors(["'strata \(word)' is not available yet; commands are \(names.joined(separator: ", "))"])
    }
    if word.hasPrefix("-") {
      return CommandLineErrors(["unknown option '\(word)'; put a command first: strata check \(word) …"])
    }
    let hint = Suggestion.hint(for: word, among: names)
    if hint.isEmpty, Files.kind(Paths.absolute(word, in: console.directory)) != nil {
      return CommandLineErrors(["unknown command '\(word)'; did you mean 'strata check \(word)'?"])
    }
    let list = "; commands are \(names.joined(separator: ", "))"
    return CommandLineErrors(["unknown command '\(word)'\(hint.isEmpty ? list : hint)"])
  }

  private static func help(_ width: Int) -> String {
    HelpText.ofTool(
      "strata", summary: CommandList.summary,
      commands: CommandList.all.map { $0.spec },
      notes: [
        OptionNote("--help", "Show this help, or the help of a command."),
        OptionNote("--version", "Show the version."),
      ],
      examples: [
        CommandExample("strata check --style gateway", "Check the code in this folder against a built-in style."),
        CommandExample("strata init", "Write a strata.yml for the code in this folder."),
        CommandExample("strata check", "Check it against its own strata.yml."),
        CommandExample("strata explain skipped-layer", "Explain a rule: what it reports, why, and how to fix it."),
      ],
      width: width)
  }
}
