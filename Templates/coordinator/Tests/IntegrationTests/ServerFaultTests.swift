import Foundation
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Members

/// What a server does to an app that has many requests under way.
@Suite(.timeLimit(.minutes(5))) struct ServerFaultTests {
  private let keychain = InMemoryStorage()

  private func session(_ transport: any Transport) -> SessionNetwork {
    let storage = CredentialStorage(keychainStorage: keychain, report: { Issue.record("\($0)") })
    storage.keep(Credential(accessToken: "old", refreshToken: "r-old"))
    return SessionNetwork(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: transport, storage: storage)
  }

  /// A server that takes the renewed token only.
  private let transport = InMemoryTransport { request in
    if request.url.path.hasSuffix("refresh") {
      return Self.json(#"{"success": true, "result": {"token": "new", "refreshToken": "r-new"}}"#)
    }
    guard request.headers["Authorization"] == "Bearer new" else { return HTTPResponse(status: 401) }
    return Self.json(#"{"id": "1", "name": "Ada", "phone": "+998901234567", "email": "a@b.c"}"#)
  }

  private static func json(_ text: String) -> HTTPResponse {
    HTTPResponse(headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  /// All requests are refused: the session is renewed once, and each of them is sent again.
  @Test func aStormOfRefusalsRenewsOnce() async throws {
    let profiles = ProfileRemoteDataSource(networkClient: session(transport).networkClient)
    let names = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 { group.addTask { try await profiles.fetchProfile().name } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(names == Array(repeating: "Ada", count: 20))
    #expect(transport.requests.count { $0.url.path.hasSuffix("refresh") } == 1)
  }

  /// A body that breaks off is no profile, and signs nobody out.
  @Test func halfABodyIsALostConnection() async throws {
    let server = try LoopbackServer { _ in
      .truncated(Self.json(#"{"id": "1", "name": "Ada", "phone": "+998901234567"}"#), bytes: 20)
    }
    let storage = CredentialStorage(keychainStorage: keychain, report: { Issue.record("\($0)") })
    storage.keep(Credential(accessToken: "new", refreshToken: "r-new"))
    let session = SessionNetwork(
      configuration: NetworkConfiguration(
        baseURL: server.url.absoluteString, timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: URLSessionTransport.shared, storage: storage)
    let profiles = ProfileRemoteDataSource(networkClient: session.networkClient)
    await #expect(throws: NetworkError.connectionLost) { try await profiles.fetchProfile() }
    #expect(await session.authorizer.credential != nil)
  }
}
