/// The name, the operands, the options and the help of a command.
package struct CommandSpec: Sendable {
  package var name: String
  /// One line, for the list of commands.
  var summary: String
  /// Paragraphs for the command's own help, each one string.
  var discussion: [String]
  var operands: OperandSpec
  var groups: [OptionGroup]
  /// Names of options that do not exist yet: the error message says so.
  var laterOptions: [String]
  /// Command lines, each with its purpose.
  var examples: [CommandExample]

  package init(
    name: String, summary: String, discussion: [String] = [], operands: OperandSpec = .none,
    groups: [OptionGroup] = [], laterOptions: [String] = [], examples: [CommandExample] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.groups = groups
    self.laterOptions = laterOptions
    self.examples = examples
  }

  /// All options, in the order of help.
  var options: [DeclaredOption] { groups.flatMap(\.options) }
}

/// Options that help shows under one heading.
package struct OptionGroup: Sendable {
  var title: String
  var options: [DeclaredOption]

  package init(_ title: String, _ options: [DeclaredOption]) {
    self.title = title
    self.options = options
  }
}

/// The operands of a command.
package struct OperandSpec: Sendable {
  /// As in the usage line: `[PATH…]`.
  var placeholder: String
  var count: ClosedRange<Int>
  var help: String

  package init(placeholder: String, count: ClosedRange<Int>, help: String) {
    self.placeholder = placeholder
    self.count = count
    self.help = help
  }

  package static let none = OperandSpec(placeholder: "", count: 0...0, help: "")
}

/// One line of a command's examples.
package struct CommandExample: Sendable {
  var line: String
  var meaning: String

  package init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
