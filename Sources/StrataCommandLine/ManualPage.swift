/// A manual page in the language of `man`, made from the same specifications as the help.
package enum ManualPage {
  /// The page of a command.
  package static func of(_ command: CommandSpec, tool: String, version: String) -> String {
    var lines = heading("\(tool)-\(command.name)", command.summary, version)
    let operands = command.operands.placeholder
    lines += [".SH SYNOPSIS", ".B \(tool) \(escaped(command.name))"]
    if !operands.isEmpty { lines.append(line(operands)) }
    if !command.options.isEmpty { lines.append("[options]") }
    if !command.discussion.isEmpty { lines.append(".SH DESCRIPTION") }
    for paragraph in command.discussion { lines += [".PP", line(paragraph)] }
    if !command.operands.help.isEmpty {
      lines += [".SH ARGUMENTS"] + entry(operands.filter { !"[]".contains($0) }, command.operands.help)
    }
    if !command.options.isEmpty { lines.append(".SH OPTIONS") }
    for group in command.groups {
      lines.append(".SS " + line(group.title))
      for option in group.options { lines += entry(option.spec.usage, option.spec.help) }
    }
    if !command.examples.isEmpty { lines.append(".SH EXAMPLES") }
    for example in command.examples { lines += entry(example.line, example.meaning) }
    return (lines + [".SH SEE ALSO", ".BR \(tool) (1)"]).joined(separator: "\n") + "\n"
  }

  /// The page of the tool, which names the others.
  package static func ofTool(_ tool: String, summary: String, commands: [CommandSpec], version: String) -> String {
    var lines = heading(tool, "the Clean Architecture of a Swift code base", version)
    lines += [".SH SYNOPSIS", ".B \(tool)", "COMMAND [options]", ".SH DESCRIPTION", line(summary), ".SH COMMANDS"]
    for command in commands { lines += entry("\(tool) \(command.name)", command.summary) }
    lines += [".SH SEE ALSO"]
    let pages = commands.map { ".BR \(escaped("\(tool)-\($0.name)")) (1)" }
    return (lines + pages.dropLast().map { $0 + "," } + pages.suffix(1)).joined(separator: "\n") + "\n"
  }

  private static func heading(_ name: String, _ summary: String, _ version: String) -> [String] {
    [
      ".TH \(escaped(name.uppercased())) 1 \"\" \"Strata \(version)\"", ".SH NAME",
      "\(escaped(name)) \\- \(line(summary))",
    ]
  }

  private static func entry(_ term: String, _ text: String) -> [String] { [".TP", ".B \(line(term))", line(text)] }

  /// A line of text: dots and apostrophes at its start would be requests.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.first.map { ".'".contains($0) } == true ? "\\&" + escaped : escaped
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\n": result += " "
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
  }
}
