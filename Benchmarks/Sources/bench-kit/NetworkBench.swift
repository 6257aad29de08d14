import Foundation
import StrataNetwork
import StrataTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request of the kit against `URLSession.data(for:)` and a decoder, on the same loopback server.
struct NetworkBenchmark: KitBenchmark {
  let title = "requests to a loopback server"

  private struct User: Codable, Sendable {
    let id: Int
    let name: String
  }

  private let requests = 128

  func run() async throws -> [Comparison] {
    let server = try LoopbackServer { _ in .json(#"{"id": 7, "name": "Ann"}"#) }
    let client = NetworkClient(configuration: NetworkConfiguration(baseURL: server.url.absoluteString))
    let authorizer = Authorizer(credential: Credential(accessToken: "t")) { old throws(NetworkError) in old }
    let authorized = NetworkClient(
      configuration: NetworkConfiguration(baseURL: server.url.absoluteString), authorizer: authorizer)
    let session = URLSession(configuration: .ephemeral)
    let decoder = JSONDecoder()
    let url = server.url.appendingPathComponent("user")
    let kit: @Sendable () async throws -> Void = { _ = try await client.send(Route<User>.get("user")) }
    let bare: @Sendable () async throws -> Void = {
      _ = try decoder.decode(User.self, from: try await session.data(for: URLRequest(url: url)).0)
    }
    let signed: @Sendable () async throws -> Void = { _ = try await authorized.send(Route<User>.get("user")) }
    return [
      try await .measure(
        "one after the other", operations: requests, kit: { try await inTurn(kit) }, bare: { try await inTurn(bare) }),
      try await .measure(
        "one after the other, authorized", operations: requests, kit: { try await inTurn(signed) },
        bare: { try await inTurn(bare) }),
      try await .measure(
        "32 at a time", operations: requests, kit: { try await atOnce(32, kit) }, bare: { try await atOnce(32, bare) }),
      try await downloads(),
    ]
  }

  /// To a file, against the data of a response that is written to one.
  private func downloads() async throws -> Comparison {
    let body = Data(repeating: 7, count: 1 << 20)
    let server = try LoopbackServer { _ in .reply(HTTPResponse(headers: ["ETag": "\"1\""], body: body)) }
    let client = NetworkClient(configuration: NetworkConfiguration(baseURL: server.url.absoluteString))
    let session = URLSession(configuration: .ephemeral)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file")
    return try await .measure(
      "download of 1 MiB to a file", operations: 8,
      kit: { for _ in 0..<8 { try await client.download(.get("file"), to: file) } },
      bare: { for _ in 0..<8 { try await session.data(from: server.url).0.write(to: file, options: .atomic) } })
  }

  private func inTurn(_ request: () async throws -> Void) async throws {
    for _ in 0..<requests { try await request() }
  }

  private func atOnce(_ width: Int, _ request: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<width {
        group.addTask { for _ in 0..<(requests / width) { try await request() } }
      }
      try await group.waitForAll()
    }
  }
}
