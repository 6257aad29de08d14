import Foundation
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Login

/// What a server does to an app that has many requests under way.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ServerFaultTests {
  private let storage = InMemoryStorage()

  /// A server that takes the renewed token only.
  private let transport = InMemoryTransport { request in
    if request.url.path.hasSuffix("refresh") { return Self.json(Samples.envelope("new")) }
    guard request.headers["Authorization"] == "Bearer new" else { return HTTPResponse(status: 401) }
    return Self.json(#"{"id": "u1", "phone": "\#(Samples.phone)", "name": "Ada"}"#)
  }

  private nonisolated static func json(_ text: String) -> HTTPResponse {
    HTTPResponse(headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  private func screens(_ count: Int) throws -> [HomeViewModel] {
    CredentialStorage(storage: storage).keep(Credential(accessToken: "old", refreshToken: "r-old"))
    let dependencies = try AppDependencies.sample(transport, storage)
    let login = dependencies.makeLoginViewModel()
    return (0..<count).map { _ in dependencies.makeHomeViewModel(login: login) }
  }

  /// All requests are refused: the session is renewed once, and each of them is sent again.
  @Test func aStormOfRefusalsRenewsOnce() async throws {
    let screens = try screens(20)
    await withDiscardingTaskGroup { group in
      for screen in screens { group.addTask { await screen.loadProfile() } }
    }
    #expect(screens.allSatisfy { $0.profile?.name == "Ada" && $0.errorMessage == nil })
    #expect(transport.requests.count { $0.url.path.hasSuffix("refresh") } == 1)
    #expect(storage.token == "new")
  }

  /// The renewal is refused, too: each screen ends, and nothing is asked again.
  @Test func aStormThatNobodyMayRenewSignsOutOnce() async throws {
    let screens = try screens(20)
    transport.on(.post, "cli/refresh", .json(#"{"success": false, "code": 401}"#, status: 401))
    await withDiscardingTaskGroup { group in
      for screen in screens { group.addTask { await screen.loadProfile() } }
    }
    #expect(screens.allSatisfy { $0.profile == nil })
    #expect(transport.requests.count { $0.url.path.hasSuffix("refresh") } == 1)
    #expect(storage.token == nil)
  }
}
