import Foundation

/// Starts an example app in the terminal of this process. The one place of the kit that reads standard input and writes
/// to standard output, for the apps' `main` on systems without SwiftUI.
@MainActor
public enum TerminalApp {
  /// Reads the options, builds the app and runs its commands until they end.
  /// - Parameters:
  ///   - name: the name of the executable.
  ///   - arguments: the command line, without the name of the program.
  ///   - build: the composition root: gets the options and the terminal to show states on, and returns the commands.
  ///     The logger is there when the steps are to be traced.
  /// - Returns: the status for `exit`: 0, 1 where a script's lines were not understood or the app could not be built, 2
  ///   where the options were not.
  public static func run(
    _ name: String, arguments: [String],
    build: (LaunchOptions, Terminal, TraceLogger?) async throws -> [TerminalCommand]
  ) async -> Int32 {
    do {
      let options = try LaunchOptions(arguments)
      // The commands are known only to the app, whose first states are not part of the help.
      let terminal = Terminal { if !options.isHelp { say($0) } }
      let commands = try await build(options, terminal, options.isTraced ? TraceLogger(terminal) : nil)
      let isInteractive = options.script == nil && isatty(STDIN_FILENO) != 0
      let loop = CommandLoop(terminal, commands, isInteractive: isInteractive)
      if options.isHelp {
        say(([LaunchOptions.usage(name), "", "commands:"] + loop.help).joined(separator: "\n") + "\n")
        return 0
      }
      if isInteractive { ([name + ": commands are"] + loop.help).forEach(terminal.write) }
      let mistakes = await loop.run(try lines(of: options.script))
      return mistakes == 0 || isInteractive ? 0 : 1
    } catch let error as LaunchOptionsError {
      complain("\(name): \(error)\n\n\(LaunchOptions.usage(name))")
      return 2
    } catch {
      complain("\(name): \(error)")
      return 1
    }
  }

  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private static func lines(of script: String?) throws -> AsyncStream<String> {
    guard let script else { return standardInput() }
    let text = try String(contentsOf: URL(fileURLWithPath: script), encoding: .utf8)
    return AsyncStream { continuation in
      for line in text.split(whereSeparator: \.isNewline) { continuation.yield(String(line)) }
      continuation.finish()
    }
  }

  /// A thread of its own waits for the lines: it would take one of the few that tasks run on.
  private static func standardInput() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
