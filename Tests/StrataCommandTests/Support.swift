import Foundation
import StrataProject
import Testing

@testable import strata

/// A folder that goes away with its test.
final class TestFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = try #require(realPath(place.path(percentEncoded: false)))
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let place = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: false, encoding: .utf8)
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }
}

/// What a run of the tool did.
struct Run {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the tool inside the test's process.
  init(_ arguments: String..., in folder: String = "/", environment: [String: String]? = nil) {
    self.init(arguments, in: folder, environment: environment)
  }

  /// - Parameter environment: nil: one with a folder for caches.
  init(_ arguments: [String], in folder: String, environment: [String: String]? = nil) {
    let streams = Streams()
    let console = Console(
      print: { streams.output += $0 }, note: { streams.errors.append($0) }, directory: folder,
      environment: environment ?? ["XDG_CACHE_HOME": Run.cacheHome])
    status = Tool.run(arguments, console).rawValue
    output = String(decoding: streams.output, as: UTF8.self)
    errors = streams.errors.map { $0 + "\n" }.joined()
  }

  /// The caches of all runs of this process.
  static let cacheHome: String = {
    let place = FileManager.default.temporaryDirectory.appending(path: "strata-caches-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: Run.cacheHome) }
    return realPath(place.path(percentEncoded: false)) ?? place.path(percentEncoded: false)
  }()

  /// The folder of the cache of a project.
  static func cache(of folder: TestFolder) -> String {
    cacheHome + "/strata/" + CacheFolder.name(forRoot: folder.path)
  }

  /// Unchecked: a command prints on one thread.
  private final class Streams: @unchecked Sendable {
    var output: [UInt8] = []
    var errors: [String] = []
  }
}

/// A small app in the style `gateway` whose view model skips its use case.
enum SmallApp {
  static let gateway = """
    protocol SendOTPGatewayProtocol {
      func send(phone: String) async throws
    }

    """

  static let files = [
    "Sources/Presentation/LoginViewModel.swift": """
    import Combine

    @MainActor
    final class LoginViewModel: ObservableObject {
      private let gateway: SendOTPGatewayProtocol

      init(gateway: SendOTPGatewayProtocol) {
        self.gateway = gateway
      }

      private func send() async throws {
        try await gateway.send(phone: "1")
      }
    }

    """,
    "Sources/Data/Gateways/SendOTPGatewayProtocol.swift": gateway,
  ]

  static let configured = files.merging(["strata.yml": "style: gateway\n"]) { $1 }
}
