import StrataModel

/// Formats help for a width.
package struct HelpText {
  let width: Int
  private var lines: [String] = []

  init(width: Int) { self.width = min(max(width, 50), 100) }

  /// The help of one command.
  package static func of(_ command: CommandSpec, tool: String, width: Int) -> String {
    var text = HelpText(width: width)
    text.lines.append("\(tool) \(command.name): \(command.summary)")
    text.heading("Usage")
    let operands = command.operands.placeholder.isEmpty ? "" : " " + command.operands.placeholder
    text.lines.append("  \(tool) \(command.name)\(operands)\(command.options.isEmpty ? "" : " [options]")")
    for paragraph in command.discussion {
      text.lines.append("")
      text.lines += wrap(paragraph, width: text.width)
    }
    if !command.operands.help.isEmpty {
      text.heading("Arguments")
      text.rows([(command.operands.placeholder.filter { !"[]".contains($0) }, command.operands.help)])
    }
    for group in command.groups {
      text.heading(group.title)
      text.rows(group.options.map { ($0.spec.usage, $0.spec.help) })
    }
    text.examples(command.examples)
    return text.joined
  }

  /// The help of the tool: its commands, and the common options.
  package static func ofTool(
    _ tool: String, summary: String, commands: [CommandSpec], notes: [OptionNote], examples: [CommandExample],
    width: Int
  ) -> String {
    var text = HelpText(width: width)
    text.lines += wrap(summary, width: text.width)
    text.heading("Usage")
    text.lines.append("  \(tool) COMMAND [options]")
    text.heading("Commands")
    text.rows(commands.map { ($0.name, $0.summary) })
    text.heading("Options")
    text.rows(notes.map { ($0.usage, $0.help) })
    text.examples(examples)
    text.lines.append("")
    text.lines.append("Run '\(tool) COMMAND --help' for the options of a command.")
    return text.joined
  }

  private var joined: String { lines.joined(separator: "\n") + "\n" }

  private mutating func heading(_ title: String) {
    lines.append("")
    lines.append(title)
  }

  /// Two columns; an entry that is too wide for the first one has a line of its own.
  private mutating func rows(_ rows: [(String, String)]) {
    let column = min(rows.map { $0.0.count }.max() ?? 0, 26)
    for (left, right) in rows {
      let wrapped = wrap(right, width: width - column - 4)
      let indent = String(repeating: " ", count: column + 4)
      if left.count > column {
        lines.append("  " + left)
        lines += wrapped.map { indent + $0 }
      } else {
        let padding = String(repeating: " ", count: column - left.count + 2)
        lines.append("  " + left + padding + (wrapped.first ?? ""))
        lines += wrapped.dropFirst().map { indent + $0 }
      }
    }
  }

  private mutating func examples(_ examples: [CommandExample]) {
    guard !examples.isEmpty else { return }
    heading("Examples")
    for example in examples {
      lines.append("  \(example.line)")
      lines += wrap(example.meaning, width: width - 6).map { "      " + $0 }
    }
  }
}

/// A line of the tool's own options.
package struct OptionNote: Sendable {
  var usage: String
  var help: String

  package init(_ usage: String, _ help: String) {
    self.usage = usage
    self.help = help
  }
}

extension OptionSpec {
  /// `--format FORMAT`
  var usage: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
}
