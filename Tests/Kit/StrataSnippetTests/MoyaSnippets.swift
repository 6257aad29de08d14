import Foundation
import StrataNetwork
import StrataTesting
import Testing

// What an app writes with Moya, in this kit; shown in `Documentation/Kit/ComingFrom.md`.

/// `enum GitHub: TargetType { case profile(String), repositories(String, page: Int) … }`
enum GitHubRoute {
  static func profile(_ name: String) -> Route<Profile> { .get("users/\(name)") }

  static func repositories(of name: String, page: Int) -> Route<Items<Repository>> {
    .get("users/\(name)/repos", query: ["page": page, "sort": RepositorySort.pushed])
  }
}

struct Profile: Codable, Sendable, Equatable { let login: String }
struct Repository: Codable, Sendable, Equatable { let name: String }
enum RepositorySort: String, QueryValue { case pushed, fullName = "full_name" }

/// `map([Repository].self, atKeyPath: "items")`
struct Items<Item: Decodable & Sendable>: Decodable, Sendable { let items: [Item] }

@Suite(.timeLimit(.minutes(5))) struct MoyaSnippets {
  private let transport = InMemoryTransport()
  private let client: NetworkClient

  init() { client = .snippet(transport) }

  /// `provider.request(.repositories("ann", page: 2)) { result in … }`
  @Test func target() async throws {
    transport.on(.get, "users/{name}/repos", .json(#"{"items": [{"name": "strata"}]}"#))

    let repositories = try await client.send(GitHubRoute.repositories(of: "ann", page: 2)).items

    #expect(repositories == [Repository(name: "strata")])
    #expect(
      transport.requests.first?.url.absoluteString == "https://api.example.com/users/ann/repos?page=2&sort=pushed")
  }

  /// `MoyaProvider<GitHub>(stubClosure: MoyaProvider.delayedStub(1))`, `sampleData`
  @Test func stub() async throws {
    let clock = ManualClock()

    let stub = InMemoryTransport()
    stub.on(
      .get, "users/{name}", .delayed(.seconds(1), on: clock, then: .json(encoding: Profile(login: "ann"))),
      .failure(.noConnection))

    let client = NetworkClient.snippet(stub)
    async let first = client.send(GitHubRoute.profile("ann"))
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(try await first.login == "ann")
    await #expect(throws: NetworkError.noConnection) {
      var route = GitHubRoute.profile("ann")
      route.retry = .never
      return try await client.send(route)
    }
  }

  /// `NetworkActivityPlugin { change, _ in … }`
  @Test func plugin() async throws {
    transport.on(.get, "users/{name}", .json(#"{"login": "ann"}"#))
    let (changes, continuation) = AsyncStream.makeStream(of: Int.self)
    let show: @Sendable (Int) -> Void = { continuation.yield($0) }

    let counting = MiddlewareTransport(transport) { request, next throws(NetworkError) in
      show(1)
      defer { show(-1) }
      return try await next(request)
    }

    _ = try await NetworkClient.snippet(counting).send(GitHubRoute.profile("ann"))
    continuation.finish()
    #expect(await changes.reduce(into: []) { $0.append($1) } == [1, -1])
  }

  /// `response.filterSuccessfulStatusCodes().mapString()`
  @Test func text() async throws {
    transport.on(
      .get, "zen", .response(HTTPResponse(headers: ["Content-Type": "text/plain"], body: Data("Less.".utf8))))

    let (zen, response) = try await client.exchange(Route<String>.get("zen"))

    #expect(zen == "Less." && response.status == 200)
  }
}
