import StrataCommandLine
import StrataDefinition
import StrataStyles

/// `strata styles`
enum StylesCommand: Command {
  static let spec = CommandSpec(
    name: "styles", summary: "list the built-in styles: dialects of Clean Architecture",
    discussion: [
      "A style is a definition: layers, roles, rules. Use one with --style, or extend it in a strata.yml of your own: "
        + "'extends: gateway'."
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    var lines: [String] = []
    for name in BuiltInStyles.names { lines.append(name) }
    try console.print(lines.joined(separator: "\n") + "\n")
    return .clean
  }
}
