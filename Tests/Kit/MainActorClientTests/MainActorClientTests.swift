import Foundation
import Observation
import StrataData
import StrataNetwork
import StrataPresentation
import StrataStorage
import StrataTesting
import Testing

// An app as Xcode makes them now: everything is on the main actor unless it says otherwise. What goes over the wire or
// into a database says so.

nonisolated struct ArticleDTO: Codable, Sendable, Hashable { let id: String, title: String }
nonisolated struct Rename: Codable, Sendable { let id: String, title: String }

nonisolated enum ArticleRoute {
  enum Sort: String, QueryValue { case newest }

  static func page(_ number: Int) -> Route<[ArticleDTO]> {
    .get("articles?page=\(number)", query: ["sort": Sort.newest])
  }
  static func article(_ id: String) -> Route<ArticleDTO> { .get("articles/\(id)") }
  static func rename(_ entry: OutboxEntry<Rename>) -> Route<NoContent> {
    Route(
      .put, "articles/\(entry.payload.id)", headers: ["Idempotency-Key": entry.idempotencyKey.uuidString],
      body: .json(entry.payload))
  }
}

/// All pages, one after the other, as long as the server links to a next one.
func allArticles(_ client: NetworkClient) async throws(NetworkError) -> [ArticleDTO] {
  var articles: [ArticleDTO] = []
  var page = 1
  while true {
    let (found, response) = try await client.exchange(ArticleRoute.page(page))
    articles += found
    guard response.headers["Link"]?.contains("next") == true else { return articles }
    page += 1
  }
}

final class ArticleRepository {
  let store: Store<String, ArticleDTO, NetworkError>
  let outbox: Outbox<Rename>
  private let articles: DatabaseSourceOfTruth<String, ArticleDTO>

  init(database: Database, client: NetworkClient) {
    articles = DatabaseSourceOfTruth(database, .documents(named: "articles"))
    store = Store(source: articles, freshness: .lasting(.seconds(300))) { id throws(NetworkError) in
      try await client.send(ArticleRoute.article(id))
    }
    outbox = Outbox(database) { entry in
      do throws(NetworkError) {
        try await client.send(ArticleRoute.rename(entry))
        return .accepted
      } catch {
        return error.isTransient ? .retry(after: error.retryAfter) : .rejected(reason: "\(error)")
      }
    }
  }

  func rename(_ id: String, to title: String) async throws(DatabaseError) {
    let articles = articles
    try await outbox.admit(Rename(id: id, title: title), orderedBy: id) { tx in
      try articles.write(ArticleDTO(id: id, title: title), for: id, in: tx)
    }
  }
}

@Observable
final class ArticleViewModel: ViewModel {
  enum Intent: Sendable { case load, open }

  private(set) var state = UiState<ArticleDTO, StoreError<NetworkError>>.idle
  private let repository: ArticleRepository
  private let router: any Router<String>

  init(repository: ArticleRepository, router: any Router<String>) {
    self.repository = repository
    self.router = router
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .open: router.navigate(to: "1")
    case .load:
      state = state.loading()
      do throws(StoreError<NetworkError>) {
        state = .loaded(try await repository.store.value(for: "1").value)
      } catch {
        state = state.failed(error)
      }
    }
  }
}

/// The commonest uses of the kit, in such an app. That they compile is half of what is tested.
@Suite struct MainActorClientTests {
  private let transport = InMemoryTransport()
  private var client: NetworkClient {
    NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: transport)
  }

  @Test func pagesFollowTheirLinks() async throws {
    let next = HTTPResponse(
      headers: ["Link": "</articles?page=2>; rel=next"], body: Data(#"[{"id":"1","title":"A"}]"#.utf8))
    transport.on(.get, "articles", .response(next), .json(#"[{"id":"2","title":"B"}]"#))
    #expect(try await allArticles(client).map(\.id) == ["1", "2"])
    #expect(transport.requests.map { $0.url.query() } == ["page=1&sort=newest", "page=2&sort=newest"])
  }

  @Test func whatIsShownIsReadWrittenAndSent() async throws {
    transport.on(.get, "articles/{id}", .json(#"{"id":"1","title":"A"}"#), .failure(.noConnection))
    transport.on(.put, "articles/{id}", .status(503), .status(204))
    let repository = ArticleRepository(database: try Database(.memory), client: client)
    let router = StackRouter<String>()
    let viewModel = ArticleViewModel(repository: repository, router: router)
    await viewModel.perform(.load)
    #expect(viewModel.state.value?.title == "A")
    try await repository.rename("1", to: "B")
    await viewModel.perform(.load)
    #expect(viewModel.state.value?.title == "B")
    #expect(try await repository.outbox.flush() == 1)
    #expect(try await repository.outbox.flush() == 0)
    let keys = transport.requests(.put, "articles/1").map { $0.headers["Idempotency-Key"] }
    #expect(keys.count == 2 && Set(keys).count == 1)
    await viewModel.perform(.open)
    #expect(router.path == ["1"])
  }
}
