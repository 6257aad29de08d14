/// Reads lines and does what they say, one after the other. A line that ends in `&` is begun, and the next one follows at once:
/// for answers that come late; `finish` waits for them.
@MainActor
public struct CommandLoop {
  private let terminal: Terminal
  private let commands: [TerminalCommand]
  private let isInteractive: Bool
  private let begun = Begun()

  /// A loop over the commands of an app; `wait`, `finish`, `help` and `quit` are there already.
  /// - Parameter isInteractive: whether a person types, who sees their own lines; a script's lines are printed.
  public init(_ terminal: Terminal, _ commands: [TerminalCommand], isInteractive: Bool) {
    self.terminal = terminal
    self.commands = commands
    self.isInteractive = isInteractive
  }

  /// Runs until the lines end or one says `quit`. Empty lines and lines that begin with `#` are passed over.
  /// - Returns: how many lines were not understood.
  @discardableResult
  public func run(_ lines: AsyncStream<String>) async -> Int {
    var mistakes = 0
    prompt()
    for await line in lines {
      switch await perform(line) {
      case .done: break
      case .mistake: mistakes += 1
      case .quit: return mistakes
      }
      prompt()
    }
    return mistakes
  }

  private enum Outcome {
    case done, mistake, quit
  }

  private func prompt() {
    if isInteractive { terminal.prompt("> ") }
  }

  private func perform(_ line: String) async -> Outcome {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let name = words.first, !name.hasPrefix("#") else { return .done }
    if !isInteractive { terminal.write("> " + words.joined(separator: " ")) }
    if name == "quit" { return .quit }
    return await perform(String(name), Array(words.dropFirst())) ? .done : .mistake
  }

  /// The commands, for `help`.
  public var help: [String] {
    let all =
      commands.map { ($0.usage, $0.summary) } + [
        ("wait TEXT…", "waits until a state has the words, a minute at most; without any, for a moment"),
        ("… &", "begins a command, and does not wait for it"), ("finish", "waits for what was begun"),
        ("help", "shows this"), ("quit", "ends the app"),
      ]
    let width = all.map(\.0.count).max() ?? 0
    return all.map { usage, summary in
      "  \(usage)\(String(repeating: " ", count: width - usage.count))  \(summary)"
    }
  }

  private func perform(_ name: String, _ words: [Substring]) async -> Bool {
    if name == "help" {
      help.forEach(terminal.write)
      return true
    }
    if name == "finish" {
      await begun.finish()
      return true
    }
    if name == "wait" { return await wait(for: words.joined(separator: " ")) }
    guard let command = commands.first(where: { $0.name == name }) else {
      terminal.write("  error  unknown command \(name); help shows what there is")
      return false
    }
    let isBegun = words.last == "&"
    guard let arguments = command.arguments(isBegun ? Array(words.dropLast()) : words) else {
      terminal.write("  error  usage: \(command.usage)")
      return false
    }
    if isBegun { await begun.begin { await command.action(arguments) } } else { await command.action(arguments) }
    return true
  }

  private func wait(for text: String) async -> Bool {
    // A sleep throws only when the app ends.
    if text.isEmpty {
      try? await Task.sleep(for: .milliseconds(200))
      return true
    }
    for _ in 0..<600 {
      if terminal.isShown(text) { return true }
      try? await Task.sleep(for: .milliseconds(100))
    }
    terminal.write("  error  no state has the text: \(text)")
    return false
  }

  /// The commands that were begun and not waited for.
  @MainActor
  private final class Begun {
    private var tasks: [Task<Void, Never>] = []

    /// Returns when the work has begun: what comes next comes after its first step.
    func begin(_ work: @escaping @MainActor () async -> Void) async {
      let (beginning, continuation) = AsyncStream<Never>.makeStream()
      tasks.append(
        Task {
          continuation.finish()
          await work()
        })
      for await _ in beginning {}
    }

    func finish() async {
      let begun = tasks
      tasks = []
      for task in begun { await task.value }
    }
  }
}
