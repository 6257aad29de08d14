import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// What a route becomes, and what cannot become a request.
@Suite struct RequestTests {
  private let transport = InMemoryTransport { _ throws(NetworkError) in HTTPResponse() }

  private func sent<Response>(
    _ route: Route<Response>, baseURL: String = "https://api.test/v1"
  ) async throws -> HTTPRequest {
    let configuration = NetworkConfiguration(
      baseURL: baseURL, headers: ["X-App": "1", "Accept-Language": "uz"], timeout: .seconds(3_600),
      deadline: .seconds(3_600))
    let client = NetworkClient(configuration: configuration, transport: transport)
    _ = try await client.send(route) as Response
    return try #require(transport.requests.last)
  }

  private func fault<Response>(
    _ route: Route<Response>, baseURL: String = "https://api.test"
  ) async -> NetworkError? {
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: baseURL, timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport)
    return await client.failure(route)
  }

  @Test(arguments: [
    ("https://api.test", "users", "https://api.test/users"), ("https://api.test/", "/users", "https://api.test/users"),
    ("https://api.test/v1", "users/7", "https://api.test/v1/users/7"),
    ("https://api.test/v1/", "", "https://api.test/v1"),
    ("http://127.0.0.1:8080", "a b", "http://127.0.0.1:8080/a%20b"),
  ])
  func baseURLAndPathAreJoined(_ base: String, _ path: String, _ expected: String) async throws {
    #expect(
      try await sent(Route<Data>.get(RoutePath(stringLiteral: path)), baseURL: base).url.absoluteString == expected)
  }

  @Test func aValueInAPathStaysOneValue() async throws {
    let url = try await sent(Route<Data>.get("users/\("a/b?c=d&e#f g%2F")/photos/\(7)")).url
    #expect(url.absoluteString == "https://api.test/v1/users/a%2Fb%3Fc%3Dd%26e%23f%20g%252F/photos/7")
    for value in ["", ".", ".."] {
      #expect(await fault(Route<Data>.delete("users/\(value)")) == .invalidRequest(.pathValue))
    }
  }

  @Test func aQueryMayHaveANameForEachOfManyValues() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "users", .json("[]"))
    var query: Query = ["page": 2]
    query.add("ids[]", each: [1, 2])
    query.add("name", "Ann Bo".prefix(3))
    query.add("none", each: [String]())
    _ = try await NetworkClient.test(nil, transport).send(Route<[Int]>.get("users", query: query))
    #expect(transport.requests.first?.url.query == "page=2&ids%5B%5D=1&ids%5B%5D=2&name=Ann")
  }

  @Test func aQueryMayBeWrittenIntoThePath() async throws {
    enum Sort: String, QueryValue { case newest }
    let route = Route<Data>.get(
      "users/\(7)/posts?q=\("a&b?c")&tag=\("")&key=\(Secret("s"))", query: ["sort": Sort.newest])
    #expect(
      try await sent(route).url.absoluteString
        == "https://api.test/v1/users/7/posts?q=a%26b%3Fc&tag=&key=s&sort=newest")
    #expect("\(route)" == "GET users/7/posts")
    #expect(await fault(Route<Data>.get("users/\("")?q=1")) == .invalidRequest(.pathValue))
  }

  @Test func queriesAreEncodedInOrder() async throws {
    let query: Query = [
      "phone": "+998 90", "page": 2, "all": true, "from": String?.none, "q": "a&b=c", "token": Secret("s"),
    ]
    #expect(
      try await sent(Route<Data>.get("users", query: query)).url.query(percentEncoded: true)
        == "phone=%2B998%2090&page=2&all=true&q=a%26b%3Dc&token=s")
  }

  @Test func anAbsoluteURLGoesWhereItSaysWithoutACredential() async throws {
    let next = try #require(URL(string: "https://cdn.test/next?page=2#top"))
    let transport = transport
    let authorizer = Authorizer(credential: Credential(accessToken: "t")) { old throws(NetworkError) in old }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    _ = try await client.send(Route<Data>(.get, RoutePath(url: next), query: ["size": 5]))
    #expect(transport.requests.last?.url.absoluteString == "https://cdn.test/next?page=2&size=5")
    #expect(transport.requests.last?.headers["Authorization"] == nil)
  }

  @Test func headersOfTheRouteReplaceThoseOfTheClient() async throws {
    let route = Route<User>(
      .post, "users", headers: ["x-app": "2", "Content-Type": "application/vnd.api+json"],
      body: .json(User(id: 7)))
    await #expect(throws: NetworkError.emptyResponse) { try await sent(route) }
    let request = try #require(transport.requests.last)
    #expect(
      request.headers.map { "\($0.name): \($0.value)" } == [
        "Accept-Language: uz", "x-app: 2", "Content-Type: application/vnd.api+json", "Accept: application/json",
      ])
    #expect(String(decoding: request.data, as: UTF8.self) == #"{"id":7}"#)
  }

  @Test func aFormIsEncoded() async throws {
    let request = try await sent(Route<Data>.post("login", body: .form(["user": "a b", "password": Secret("x&y")])))
    #expect(String(decoding: request.data, as: UTF8.self) == "user=a%20b&password=x%26y")
    #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
  }

  @Test func whatCannotBeSentIsNotSent() async {
    struct Broken: Encodable { func encode(to encoder: any Encoder) throws { throw CancellationError() } }
    let file = MultipartForm.Part.file("f", at: URL(fileURLWithPath: "/nowhere/at/all"), contentType: "text/plain")
    #expect(await fault(Route<Data>.get("users"), baseURL: "") == .invalidRequest(.url))
    #expect(await fault(Route<Data>.get("users"), baseURL: "ftp://api.test") == .invalidRequest(.url))
    #expect(await fault(Route<Data>.get("users"), baseURL: "api.test") == .invalidRequest(.url))
    #expect(await fault(Route<Data>.get("users"), baseURL: "https://api.test?key=1") == .invalidRequest(.url))
    #expect(await fault(Route<Data>.get("users"), baseURL: "https://api.test/#v1") == .invalidRequest(.url))
    #expect(
      await fault(Route<Data>(.get, "users", headers: ["X": "1\r\nAuthorization: 2"])) == .invalidRequest(.header))
    #expect(await fault(Route<Data>(.get, "users", headers: ["X Y": "1"])) == .invalidRequest(.header))
    #expect(await fault(Route<Data>(.get, "users", body: .json(User(id: 1)))) == .invalidRequest(.bodyNotAllowed))
    #expect(await fault(Route<Data>.post("users", body: .json(Broken()))) == .invalidRequest(.encoding))
    #expect(
      await fault(Route<Data>.post("users", body: .multipart(MultipartForm(parts: [file])))) == .invalidRequest(.file))
    #expect(transport.requests.isEmpty)
  }

  @Test func datesAreReadWithAndWithoutFractions() async throws {
    for (text, seconds) in [
      ("2026-01-02T03:04:05Z", 0.0), ("2026-01-02T03:04:05.250Z", 0.25),
      ("2026-01-02T08:04:05.250000+05:00", 0.25),
    ] {
      let response = HTTPResponse(body: Data(#"["\#(text)"]"#.utf8))
      let date = try #require(try response.decode([Date].self).first)
      #expect(abs(date.timeIntervalSince1970 - 1_767_323_045 - seconds) < 0.001)
    }
    #expect(throws: NetworkError.decoding(DecodingFailure(path: "[0]", problem: .corrupted))) {
      try HTTPResponse(body: Data(#"["yesterday"]"#.utf8)).decode([Date].self)
    }
  }

  @Test func envelopesMayLackEveryKey() throws {
    struct NetResUser: NetResBody, Equatable { let id: Int }
    func read(_ text: String) throws -> NetRes<NetResUser> { try HTTPResponse(body: Data(text.utf8)).decode() }
    #expect(try read(#"{"success": true, "code": 200, "message": "ok", "result": {"id": 7}}"#).required().id == 7)
    #expect(try read(#"{"result": {"id": 7}}"#).success)
    #expect(try read("{}").success == false)
    #expect(throws: NetworkError.emptyResponse) { try read(#"{"success": true, "result": null}"#).required() }
    #expect(throws: NetworkError.emptyResponse) { try read("{}").required() }
    #expect(throws: NetworkError.emptyResponse) { try read("{}").confirmed() }
    try read(#"{"success": true, "code": 0}"#).confirmed()
    #expect(try read(#"{"result": {"id": 7}}"#) == NetRes(result: NetResUser(id: 7), success: true))
    #expect(
      throws: NetworkError.decoding(DecodingFailure(path: "result.id", problem: .missingKey))
    ) { try read(#"{"result": {}}"#) }
  }

  /// A server that says no means it, whatever else it sends, and its reason reaches the app.
  @Test(arguments: [
    #"{"success": false, "code": 7, "message": "No such phone.", "result": {"id": 7}}"#,
    #"{"success": false, "code": 7, "message": "No such phone."}"#,
    #"{"success": false, "code": 7, "message": "No such phone.", "result": {}}"#,
    #"{"success": false, "code": 7, "message": "No such phone.", "result": []}"#,
    #"{"code": 7, "message": "No such phone."}"#,
  ])
  func anEnvelopeThatSaysNoIsAnError(text: String) throws {
    struct NetResUser: NetResBody { let id: Int }
    let envelope: NetRes<NetResUser> = try HTTPResponse(body: Data(text.utf8)).decode()
    let expected = NetworkError.unsuccessful(ServerMessage(code: 7, message: "No such phone."))
    #expect(throws: expected) { try envelope.required() }
    #expect(throws: expected) { try envelope.confirmed() }
    // The message may quote what was typed: nothing prints it.
    var dumped = ""
    dump(expected, to: &dumped)
    for text in ["\(expected)", String(reflecting: expected), expected.localizedDescription, dumped] {
      #expect(!text.contains("phone"), "\(text)")
    }
    #expect("\(expected)" == "unsuccessful: code 7" && !expected.isTransient)
  }
}
