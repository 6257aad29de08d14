#if os(Linux) || os(macOS)
  import Foundation

  /// `Examples/Server` in a process of its own, for integration tests: on any free port, with everything in memory, and
  /// over when the object is dropped or the process that holds it ends, however it ends.
  public final class ExampleServer: Sendable {
    /// Why no server could be started.
    public enum Failure: Error, CustomStringConvertible {
      /// No folder above the given one has `Examples/Server/run`.
      case notFound(above: String)
      /// It ended before it answered; it has said why on standard error.
      case didNotStart

      public var description: String {
        switch self {
        case .notFound(let path): "there is no Examples/Server/run above \(path)"
        case .didNotStart: "the server ended: run Scripts/install-server-packages, then Examples/Server/run"
        }
      }
    }

    /// Where it answers: `http://127.0.0.1:…`.
    public let url: URL
    private let process: Process
    private let input: Pipe

    /// Starts the server and waits until it answers.
    /// - Parameters:
    ///   - options: options of `Examples/Server/run`, such as `["--otp", "424242"]`.
    ///   - file: a file of this repository; the server is looked for in the folders above it.
    /// - Throws: ``Failure``, or the error of starting a process.
    public init(_ options: [String] = [], near file: String = #filePath) throws {
      process = Process()
      process.executableURL = try Self.script(above: file)
      process.arguments = ["--port", "0", "--stop-with-stdin"] + options
      let output = Pipe()
      input = Pipe()
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      guard let url = Self.firstLine(of: output).flatMap(URL.init(string:)), url.port != nil else {
        process.terminate()
        throw Failure.didNotStart
      }
      self.url = url
    }

    deinit { stop() }

    /// Ends the server and waits until it is gone: from then on nobody answers at ``url``.
    public func stop() {
      guard process.isRunning else { return }
      process.terminate()
      process.waitUntilExit()
    }

    private static func script(above file: String) throws(Failure) -> URL {
      var folder = URL(fileURLWithPath: file)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let script = folder.appendingPathComponent("Examples/Server/run")
        if FileManager.default.isExecutableFile(atPath: script.path) { return script }
      }
      throw .notFound(above: file)
    }

    private static func firstLine(of output: Pipe) -> String? {
      var line = Data()
      while true {
        let part = output.fileHandleForReading.availableData
        line.append(part)
        if line.contains(UInt8(ascii: "\n")) || part.isEmpty { break }
      }
      return String(decoding: line, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
  }
#endif
