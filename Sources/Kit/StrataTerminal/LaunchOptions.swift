import Foundation

/// How an example app is started in a terminal: the same options for every app.
public struct LaunchOptions: Sendable, Equatable {
  /// Who answers the app's requests.
  public enum Backend: Sendable, Equatable {
    /// The example API, in the memory of this process.
    case memory
    /// A server.
    case server(URL)
  }

  /// Who answers the app's requests.
  public var backend = Backend.memory
  /// The file with the commands; `nil`: standard input.
  public var script: String?
  /// Whether each step from view model to server is printed.
  public var isTraced = false
  /// Where the app keeps its data; `nil`: nowhere, and all is forgotten at the end.
  public var dataFolder: URL?
  /// Whether only the help was asked for.
  public var isHelp = false

  /// The options that are taken when nothing is said.
  public init() {}

  /// Reads the arguments of a command line, without the name of the program.
  /// - Throws: ``LaunchOptionsError`` for the first argument that cannot be understood.
  public init(_ arguments: [String]) throws(LaunchOptionsError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--memory": backend = .memory
      case "--server": backend = .server(try Self.url(rest.popFirst()))
      case "--script": script = try Self.value(argument, rest.popFirst())
      case "--data": dataFolder = URL(fileURLWithPath: try Self.value(argument, rest.popFirst()), isDirectory: true)
      case "--trace": isTraced = true
      case "--help", "-h": isHelp = true
      default: throw .unknown(argument)
      }
    }
    if script == "-" { script = nil }
  }

  /// What `--help` prints, before the commands of the app.
  public static func usage(_ app: String) -> String {
    """
    usage: \(app) [--memory | --server URL] [--script FILE] [--data FOLDER] [--trace]

      --memory        the example API in memory, without a server (default)
      --server URL    a server: Examples/Server/run starts one
      --script FILE   commands from a file, one a line; default: standard input
      --data FOLDER   keeps what the app stores; default: forgotten at the end
      --trace         prints each step from view model to server and back
    """
  }

  private static func value(_ option: String, _ value: String?) throws(LaunchOptionsError) -> String {
    guard let value, !value.isEmpty else { throw .missingValue(of: option) }
    return value
  }

  private static func url(_ text: String?) throws(LaunchOptionsError) -> URL {
    let text = try value("--server", text)
    guard let url = URL(string: text), url.scheme?.hasPrefix("http") == true, url.host != nil else {
      throw .notAURL(text)
    }
    return url
  }
}

/// Why a command line cannot be understood.
public enum LaunchOptionsError: Error, Equatable, CustomStringConvertible {
  /// No such option.
  case unknown(String)
  /// An option that needs a value is the last word, or its value is empty.
  case missingValue(of: String)
  /// `--server` needs an absolute HTTP URL.
  case notAURL(String)

  /// What is wrong with the options.
  public var description: String {
    switch self {
    case .unknown(let argument): "unknown option \(argument)"
    case .missingValue(let option): "\(option) needs a value"
    case .notAURL(let text): "\(text) is no URL of a server, such as http://127.0.0.1:8000"
    }
  }
}
