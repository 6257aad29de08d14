import StrataLibc
import StrataModel
import StrataProject

/// The environment of a command: its output, and the properties of its terminal.
struct Console: Sendable {
  /// Writes to standard output. It is not an error if the reader has closed the pipe.
  var print: @Sendable ([UInt8]) throws(SystemError) -> Void
  /// Writes a line to standard error, as it is. Names of files in it go through ``shown(_:)``.
  var note: @Sendable (String) -> Void
  /// Shows a question and reads a line; nil if nobody can answer.
  var answer: (@Sendable (String) -> String)?
  /// The current folder; empty if it has been deleted.
  var directory: String
  var environment: [String: String]
  var outputIsTerminal = false
  var errorIsTerminal = false
  var width = 80

  /// Colour on standard output.
  var usesColor: Bool {
    outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  func print(_ text: String) throws(SystemError) { try print(Array(text.utf8)) }

  /// `strata: error: …`
  func error(_ message: String) { note("strata: error: " + Self.shown(message)) }
  func warning(_ message: String) { note("strata: warning: " + Self.shown(message)) }
  func remark(_ message: String) { note("strata: note: " + Self.shown(message)) }

  /// A message of one or more lines without other control characters.
  static func shown(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }.joined(
      separator: "\n")
  }

  /// The process's own streams.
  static func standard() -> Console {
    var console = Console(
      print: { (bytes) throws(SystemError) in
        guard let failure = OpenFile.write(bytes, to: 1), failure != EPIPE else { return }
        throw SystemError("standard output", code: failure)
      },
      note: { line in _ = OpenFile.write(Array((line + "\n").utf8), to: 2) },
      directory: Files.currentDirectory ?? "", environment: [:])
    for name in ["NO_COLOR", "TERM", "COLUMNS", "HOME", "XDG_CACHE_HOME"] {
      if let value = getenv(name) { console.environment[name] = String(cString: value) }
    }
    console.outputIsTerminal = isatty(1) == 1
    console.errorIsTerminal = isatty(2) == 1
    if isatty(0) == 1, console.errorIsTerminal {
      console.answer = { question in
        _ = OpenFile.write(Array(question.utf8), to: 2)
        return readLine() ?? ""
      }
    }
    console.width = console.environment["COLUMNS"].flatMap(Int.init) ?? terminalWidth() ?? 80
    return console
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
