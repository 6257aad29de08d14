import Foundation
import StrataData
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

// The examples of Documentation/Kit/Data.md about pages, with the kit's own client.

@Suite(.timeLimit(.minutes(5))) struct PagesDocumentationExamples {
  private struct Post: Codable, Sendable, Identifiable, Equatable {
    let id: Int
  }
  private struct PostPage: Decodable, Sendable {
    let posts: [Post]
    let cursor: String?
  }

  private let transport = InMemoryTransport()
  private let database: Database
  private let client: NetworkClient

  init() throws {
    database = try Database(.memory)
    client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.example.com", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport)
  }

  @Test func byCursor() async throws {
    transport.on(
      .get, "posts", .json(#"{"posts": [{"id": 1}], "cursor": "c"}"#), .json(#"{"posts": [{"id": 2}], "cursor": null}"#)
    )
    var titles: [Int] = []

    let feeds = PagedStore<String, Post, String, NetworkError>(
      source: DatabaseSourceOfTruth(database, .documents(named: "feeds")), freshness: .lasting(.seconds(60))
    ) { [client] topic, cursor throws(NetworkError) in
      let page = try await client.send(Route<PostPage>(.get, "posts", query: ["topic": topic, "cursor": cursor]))
      return Page(page.posts, next: page.cursor)
    }

    for await snapshot in feeds.store.observe("swift") {
      titles = snapshot.value?.items.map(\.id) ?? []
      if case .loaded(let list) = snapshot, !list.value.isComplete { try await feeds.loadMore("swift") }
      if snapshot.value?.isComplete == true { break }
    }
    #expect(titles == [1, 2])

    try await feeds.invalidateAll(containing: { $0.id == 1 })
    #expect(try await feeds.store.cached("swift")?.isStale == true)
    #expect(transport.requests(.get, "posts").map { $0.url.query } == ["topic=swift", "topic=swift&cursor=c"])
  }

  @Test func byNumber() async throws {
    transport.on(.get, "posts", .json(#"[{"id": 1}, {"id": 2}]"#), .json(#"[{"id": 3}]"#))

    let numbered = PagedStore<String, Post, Int, NetworkError>(
      source: InMemorySourceOfTruth(), freshness: .lasting(.seconds(60))
    ) { [client] topic, number throws(NetworkError) in
      let posts = try await client.send(
        Route<[Post]>(.get, "posts", query: ["topic": topic, "page": number ?? 1, "size": 2]))
      return Page(posts, next: posts.count < 2 ? nil : (number ?? 1) + 1)
    }

    #expect(try await numbered.loadMore("swift").value.items.count == 2)
    #expect(
      try await numbered.loadMore("swift").value
        == PagedList(Page([1, 2].map(Post.init), next: 2)).appending(
          Page([Post(id: 3)], next: nil)))
  }

  @Test func byLink() async throws {
    let link = HTTPResponse(
      status: 200, headers: ["Link": "<https://api.example.com/posts?after=1>; rel=\"next\""],
      body: Data(#"[{"id": 1}]"#.utf8))
    transport.on(.get, "posts", .response(link), .json(#"[{"id": 2}]"#))

    let linked = PagedStore<String, Post, URL, NetworkError>(
      source: InMemorySourceOfTruth(), freshness: .lasting(.seconds(60))
    ) { [client] topic, link throws(NetworkError) in
      let first = Route<[Post]>(.get, "posts", query: ["topic": topic])
      let (posts, response) = try await client.exchange(link.map { Route(.get, RoutePath(url: $0)) } ?? first)
      return Page(posts, next: response.link("next").flatMap { URL(string: $0) })
    }

    #expect(try await linked.loadMore("swift").value.isComplete == false)
    #expect(try await linked.loadMore("swift").value.items.map(\.id) == [1, 2])
  }
}
