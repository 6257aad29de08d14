import StrataCommandLine
import StrataProject

/// The destination of a report: standard output, or the file of `--output`.
struct ReportTarget {
  static let option = Option.text("output", "FILE", help: "Write the report to FILE, completely or not at all.")

  private let console: Console
  /// Nil: standard output.
  private let path: String?

  /// Rejects a file that cannot be written, before any work is done.
  init(_ arguments: ParsedArguments, _ console: Console) throws(UserError) {
    self.console = console
    let given = arguments[Self.option].flatMap { $0 == "-" ? nil : $0 }
    path = given.map { Paths.absolute($0, in: console.directory) }
    if let path, let problem = OutputFile.problem(with: path) { throw UserError("--output: \(problem)") }
  }

  /// Whether a person reads the report while it is written.
  var isTerminal: Bool { path == nil && console.outputIsTerminal }
  var usesColor: Bool { path == nil && console.usesColor }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    if let path { try OutputFile.write(bytes, to: path) } else { try console.print(bytes) }
  }
}
