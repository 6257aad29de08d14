import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Conditional requests, pages, middleware.
@Suite struct ClientAdditionsTests {
  private struct Page: Decodable, Sendable, Equatable {
    let items: [Int]
    var cursor: String?
  }

  private let transport = InMemoryTransport()

  @Test func aVersionThatTheAppHasIsNotSentAgain() async throws {
    transport.on(
      .get, "user", .response(HTTPResponse(headers: ["ETag": "\"v1\""], body: Data(#"{"id": 7}"#.utf8))), .status(304),
      .response(HTTPResponse(headers: ["etag": "\"v2\""], body: Data(#"{"id": 8}"#.utf8))), .status(304), .status(412))
    let client = NetworkClient.test(nil, transport)
    let route = Route<User>.get("user")
    #expect(try await client.send(route, ifNoneMatch: nil) == .modified(User(id: 7), etag: "\"v1\""))
    #expect(try await client.send(route, ifNoneMatch: "\"v1\"") == .notModified)
    #expect(try await client.send(route, ifNoneMatch: "\"v1\"") == .modified(User(id: 8), etag: "\"v2\""))
    #expect(transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"v1\"", "\"v1\""])
    // Nobody asked.
    await #expect(throws: NetworkError.status(HTTPResponse(status: 304))) {
      try await client.send(route, ifNoneMatch: nil)
    }
    await #expect(throws: NetworkError.status(HTTPResponse(status: 412))) {
      try await client.send(route, ifNoneMatch: "\"v2\"")
    }
  }

  @Test func pagesByCursorEndWithTheLastOneOrAFailure() async throws {
    transport.on(
      .get, "items", .json(#"{"items": [1, 2], "cursor": "b c"}"#), .json(#"{"items": [3]}"#),
      .json(#"{"items": [1], "cursor": "x"}"#), .status(500))
    let client = NetworkClient.test(nil, transport)
    let pages = client.pages(Route<Page>.get("items")) { page, _ in
      page.cursor.map { .get("items", query: ["cursor": $0]) }
    }
    #expect(transport.requests.isEmpty)
    var items: [Int] = []
    for try await page in pages { items += page.items }
    #expect(items == [1, 2, 3])
    #expect(transport.requests.map(\.url.query) == [nil, "cursor=b%20c"])
    var iterator = pages.makeAsyncIterator()
    #expect(try await iterator.next()?.items == [1])
    await #expect(throws: NetworkError.status(HTTPResponse(status: 500))) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func pagesByNumberEndWithTheLastOne() async throws {
    transport.on(.get, "items", .json("[1, 2]"), .json("[3]"), .json("[]"), .json("[7]"))
    let client = NetworkClient.test(nil, transport)
    let pages = client.pages(from: 0, until: \.isEmpty, route: { Route<[Int]>.get("items", query: ["page": $0]) })
    var items: [[Int]] = []
    for try await page in pages { items.append(page) }
    #expect(items == [[1, 2], [3], []])
    #expect(transport.requests.map(\.url.query) == ["page=0", "page=1", "page=2"])
  }

  @Test func pagesByLinkKeepTheCredentialAtHome() async throws {
    func page(_ item: Int, _ link: String?) -> InMemoryAnswer {
      let headers: HTTPHeaders = link.map { ["Link": $0] } ?? [:]
      return .response(HTTPResponse(headers: headers, body: Data(#"{"items": [\#(item)]}"#.utf8)))
    }
    transport.on(
      .get, "items",
      page(1, #"<https://api.test/items?page=0>; rel="prev first", </items?page=2,3>; title="a"; rel=next"#),
      page(2, #"<https://elsewhere.test/items?page=4>; rel="next""#), page(3, #"<?page=1>; rel="prev""#))
    let authorizer = Authorizer(credential: Credential(accessToken: "t")) { old throws(NetworkError) in old }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    var items: [Int] = []
    for try await page in client.pages(followingLinksOf: Route<Page>.get("items", query: ["size": 1])) {
      items += page.items
    }
    #expect(items == [1, 2, 3])
    #expect(
      transport.requests.map(\.url.absoluteString) == [
        "https://api.test/items?size=1", "https://api.test/items?page=2,3", "https://elsewhere.test/items?page=4",
      ])
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer t", "Bearer t", nil])
  }

  /// `https://API.test:443` is the origin `https://api.test`; and each page may be repeated like the first one.
  @Test func aLinkToTheSameOriginInOtherWordsIsAtHome() async throws {
    let link = HTTPHeaders(dictionaryLiteral: ("Link", "<https://API.test:443/items?page=2>; rel=next"))
    let page = InMemoryAnswer.response(HTTPResponse(headers: link, body: Data(#"{"items": [1]}"#.utf8)))
    transport.on(.post, "items", page, .failure(.connectionLost), .json(#"{"items": [2]}"#))
    let authorizer = Authorizer(credential: Credential(accessToken: "t")) { old throws(NetworkError) in old }
    let client = NetworkClient.test(
      nil, transport, authorizer: authorizer, retry: RetryPolicy(maximumAttempts: 2, baseDelay: .zero))
    let first = Route<Page>(.post, "items", body: .json(["color": "red"]), isIdempotent: true)
    var items: [Int] = []
    for try await page in client.pages(followingLinksOf: first) { items += page.items }
    #expect(items == [1, 2])
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer t", "Bearer t", "Bearer t"])
    #expect(transport.requests.allSatisfy { $0.data == transport.requests[0].data && !$0.data.isEmpty })
  }

  /// What is configured for one server is not sent to another one that a link or a response names.
  @Test func secretsOfTheConfigurationStayAtHome() async throws {
    let page = HTTPResponse(
      headers: ["Link": "<https://elsewhere.test/items>; rel=next"], body: Data(#"{"items": [1]}"#.utf8))
    transport.on(.get, "items", .response(page), .json(#"{"items": [2]}"#))
    transport.on(.get, "file", .status(204))
    let configuration = NetworkConfiguration(
      baseURL: "https://api.test", headers: ["X-Api-Key": "k", "X-App": "1"], timeout: .seconds(3_600),
      deadline: .seconds(3_600), retry: .never)
    let client = NetworkClient(configuration: configuration, transport: transport)
    let first = Route<Page>.get("items", headers: .basic(user: "ann", password: "pw"))
    for try await _ in client.pages(followingLinksOf: first) {}
    #expect(transport.requests.map { $0.headers["X-Api-Key"] } == ["k", nil])
    #expect(transport.requests.map { $0.headers["Authorization"] != nil } == [true, false])
    #expect(transport.requests.map { $0.headers["X-App"] } == ["1", "1"])
    for (text, key) in [
      ("https://api.test/file", "k"), ("https://API.test:443/file", "k"), ("http://api.test/file", nil),
      ("https://api.test:8443/file", nil), ("https://evil.test/file", nil),
    ] {
      let url = try #require(URL(string: text))
      try await client.send(Route<NoContent>.get(RoutePath(url: url)))
      #expect(transport.requests.last?.headers["X-Api-Key"] == key, "\(text)")
    }
    // What a route says itself is meant for its URL.
    let url = try #require(URL(string: "https://evil.test/file"))
    try await client.send(Route<NoContent>.get(RoutePath(url: url), headers: ["X-Api-Key": "own"]))
    #expect(transport.requests.last?.headers["X-Api-Key"] == "own")
  }

  @Test func middlewareSeesEachAttempt() async throws {
    transport.on(.get, "user", .status(503), .json(#"{"id": 7}"#))
    let seen = Shared<[String]>([])
    let inner = MiddlewareTransport(transport) { request, next throws(NetworkError) in
      let response = try await next(request)
      seen.with { $0.append("\(response.status)") }
      return response
    }
    let outer = MiddlewareTransport(inner) { request, next throws(NetworkError) in
      var request = request
      request.headers["X-Trace"] = "1"
      seen.with { $0.append("sent") }
      return try await next(request)
    }
    let client = NetworkClient.test(nil, outer, retry: RetryPolicy(), jitter: 0)
    #expect(try await client.send(Route<User>.get("user")).id == 7)
    #expect(seen.value == ["sent", "503", "sent", "200"])
    #expect(transport.requests.map { $0.headers["X-Trace"] } == ["1", "1"])
  }
}
