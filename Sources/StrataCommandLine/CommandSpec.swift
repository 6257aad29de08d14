/// What a command is called, what it takes, and what help says of it.
public struct CommandSpec: Sendable {
  public var name: String
  /// One line, for the list of commands.
  public var summary: String
  /// Paragraphs for the command's own help, each one string.
  public var discussion: [String]
  public var operands: OperandSpec
  public var groups: [OptionGroup]
  /// Names of options that a coming version brings: asking for one says so.
  public var laterOptions: [String]
  /// Command lines, each with what it does.
  public var examples: [CommandExample]

  public init(
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
  public var options: [DeclaredOption] { groups.flatMap(\.options) }
}

/// Options that help shows under one heading.
public struct OptionGroup: Sendable {
  public var title: String
  public var options: [DeclaredOption]

  public init(_ title: String, _ options: [DeclaredOption]) {
    self.title = title
    self.options = options
  }
}

/// The arguments of a command that are no options.
public struct OperandSpec: Sendable {
  /// As the usage line shows them: `[PATH…]`.
  public var placeholder: String
  public var count: ClosedRange<Int>
  public var help: String

  public init(placeholder: String, count: ClosedRange<Int>, help: String) {
    self.placeholder = placeholder
    self.count = count
    self.help = help
  }

  public static let none = OperandSpec(placeholder: "", count: 0...0, help: "")
}

/// One line of a command's examples.
public struct CommandExample: Sendable {
  public var line: String
  public var meaning: String

  public init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
