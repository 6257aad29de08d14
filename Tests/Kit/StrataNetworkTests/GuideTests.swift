import Foundation
import StrataNetwork
import StrataTesting
import Testing

struct NetReqSendOTP: Encodable, Sendable { let phone: String }
struct NetReqValidate: Encodable, Sendable { let phone: String, code: Secret }
struct NetResSendOTP: NetResBody { let sessionId: String, expiresAt: Date }
struct NetResValidate: NetResBody { let token: Secret, refreshToken: Secret }

enum AuthNetworkRoute {
  static func sendOTP(req: NetReqSendOTP) -> Route<NetRes<NetResSendOTP>> {
    .post("client", body: .json(req), isAuthorized: false)
  }

  static func validate(req: NetReqValidate) -> Route<NetRes<NetResValidate>> {
    .post("valid", body: .json(req), isAuthorized: false)
  }

  static func refresh(_ token: Secret?) -> Route<NetRes<NetResValidate>> {
    .post("refresh", body: .json(["refreshToken": token]), isAuthorized: false)
  }
}

enum UserNetworkRoute {
  static func user(id: String) -> Route<UserDTO> { .get("users/\(id)") }

  static func upload(avatar: URL, of id: String) -> Route<NoContent> {
    let form = MultipartForm(parts: [.file("avatar", at: avatar, contentType: "image/jpeg")])
    return Route(.put, "users/\(id)/avatar", body: .multipart(form), timeout: .seconds(120), deadline: .seconds(300))
  }
}

struct UserDTO: Decodable, Sendable { let id: String, name: String }

struct SendOTPGateway: Sendable {
  let client: NetworkClient

  func sendOTP(username: String) async throws(NetworkError) -> NetResSendOTP {
    try await client.send(AuthNetworkRoute.sendOTP(req: NetReqSendOTP(phone: username))).required()
  }
}

enum SignInError: Error { case offline, sessionExpired, wrongCode, unknown }

func signInError(for error: NetworkError) -> SignInError {
  switch error {
  case .noConnection, .connectionLost, .timeout, .unconfirmed: .offline
  case .unauthorized(.refused), .status: .wrongCode
  case .unauthorized(.refreshFailed(let cause)): signInError(for: cause) == .offline ? .offline : .sessionExpired
  case .unauthorized: .sessionExpired
  case .unsuccessful: .wrongCode
  case .invalidRequest, .insecureConnection, .cancelled: .unknown
  case .invalidResponse, .responseTooLarge, .emptyResponse, .decoding: .unknown
  }
}

struct APIError: Decodable { let message: String }

/// `nil`: keep the write, and send it again after `error.retryAfter`.
func refusal(of error: NetworkError) -> String? {
  if let body = error.refusal(as: APIError.self) { return body.message }
  return error.isTransient ? nil : "\(error)"
}

func makeClient(
  baseURL: String, transport: any Transport, clock: any Clock<Duration> = ContinuousClock(), stored: Credential?,
  store: @escaping @Sendable (Credential?) -> Void
) -> (client: NetworkClient, authorizer: Authorizer) {
  let configuration = NetworkConfiguration(baseURL: baseURL, headers: ["Accept-Language": "en"])
  let anonymous = NetworkClient(configuration: configuration, transport: transport, clock: clock)
  let authorizer = Authorizer(
    credential: stored, onChange: store,
    endsSession: { error in
      // This API refuses to renew in its envelope, with a status of success.
      if case .unsuccessful = error { true } else { error.refusesCredential }
    },
    clock: clock
  ) { old throws(NetworkError) in
    let new = try await anonymous.send(AuthNetworkRoute.refresh(old.refreshToken)).required()
    return Credential(accessToken: new.token, refreshToken: new.refreshToken)
  }
  let client = NetworkClient(
    configuration: configuration, transport: transport, authorizer: authorizer, clock: clock)
  return (client, authorizer)
}

func aUserIsRead() async throws -> [Secret] {
  let transport = InMemoryTransport()
  transport.on(.get, "users/{id}", .status(401), .json(#"{"id": "7", "name": "Ann"}"#))
  transport.on(.post, "refresh", .json(#"{"result": {"token": "new", "refreshToken": "r2"}}"#))
  let stored = Credential(accessToken: "old", refreshToken: "r1")
  let (client, authorizer) = makeClient(
    baseURL: "https://api.example.com", transport: transport, clock: ManualClock(), stored: stored, store: { _ in })
  let user = try await client.send(UserNetworkRoute.user(id: "7"))
  return [Secret(user.name), await authorizer.credential?.accessToken].compactMap { $0 }
}

struct ItemPage: Decodable, Sendable { let items: [Int], cursor: String? }

func allItems(_ client: NetworkClient) async throws -> [Int] {
  var items: [Int] = []
  let pages = client.pages(Route<ItemPage>.get("items")) { page, _ in
    page.cursor.map { .get("items", query: ["cursor": $0]) }
  }
  for try await page in pages { items += page.items }
  return items
}

func numberedItems(_ client: NetworkClient) async throws -> [Int] {
  var items: [Int] = []
  let pages = client.pages(until: { $0.isEmpty }, route: { Route<[Int]>.get("items", query: ["page": $0]) })
  for try await page in pages { items += page }
  return items
}

func fetchManual(_ client: NetworkClient, to file: URL, show: @escaping @Sendable (Double?) -> Void) async throws {
  let route = Route<Data>(.get, "manual.pdf", idleTimeout: .seconds(20))
  try await client.download(route, to: file) { progress in show(progress.fraction) }
}

func headlines(_ client: NetworkClient, after last: String) async throws -> [String] {
  var headlines: [String] = []
  for try await event in client.events(.get("news"), lastEventID: last) where event.type == "headline" {
    headlines.append(event.data)
  }
  return headlines
}

/// How long each attempt takes, by host and status; no header field and no body.
func measuring(
  _ inner: any Transport, clock: ContinuousClock = ContinuousClock(),
  report: @escaping @Sendable (_ host: String, _ status: Int?, Duration) -> Void
) -> some Transport {
  MiddlewareTransport(inner) { request, next throws(NetworkError) in
    let start = clock.now
    do throws(NetworkError) {
      let response = try await next(request)
      report(request.url.host ?? "", response.status, start.duration(to: clock.now))
      return response
    } catch {
      report(request.url.host ?? "", nil, start.duration(to: clock.now))
      throw error
    }
  }
}

/// One line before and after each attempt. For what a log of the app's needs, `NetworkLog` knows more, and redacts it.
func logging(_ inner: any Transport, print: @escaping @Sendable (String) -> Void) -> some Transport {
  MiddlewareTransport(inner) { request, next throws(NetworkError) in
    print("\(request)")
    let response = try await next(request)
    print("\(response)")
    return response
  }
}

/// `Documentation/Kit/Network.md`: its blocks stand above, and do what it says.
@Suite struct GuideTests {
  @Test func theGuideIsCompiledHere() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let guide = try String(contentsOf: root.appendingPathComponent("Documentation/Kit/Network.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 10)
    for block in blocks { #expect(source.contains(block)) }
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: ["/", " "]) }.filter { !$0.isEmpty }
    }
    let file = root.appendingPathComponent("Sources/Kit/StrataNetwork/Client/Pages.swift")
    let pages = try String(contentsOf: file, encoding: .utf8)
    let examples = pages.components(separatedBy: "/// ```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "/// ```").first.map(lines)
    }
    #expect(examples.count == 2)
    let compiled = lines(source).joined(separator: "\n")
    for example in examples { #expect(compiled.contains(example.joined(separator: "\n"))) }
    let counted = "client.pages(until: { $0.isEmpty }, route: { Route<[Int]>.get(\"items\", query: [\"page\": $0]) })"
    #expect(compiled.contains(counted) && lines(guide).joined(separator: " ").contains(counted))
  }

  @Test func theGuidesClientRenewsAndReads() async throws {
    #expect(try await aUserIsRead() == ["Ann", "new"])
  }

  @Test func theGuidesMiddlewareAndPages() async throws {
    let transport = InMemoryTransport()
    transport.on(
      .get, "items", .json(#"{"items": [1, 2], "cursor": "next"}"#), .json(#"{"items": [3]}"#), .failure(.noConnection))
    let (reports, lines) = (Shared<[Int?]>([]), Shared<[String]>([]))
    let measured = measuring(logging(transport) { line in lines.with { $0.append(line) } }) { _, status, _ in
      reports.with { $0.append(status) }
    }
    let client = NetworkClient.test(nil, measured)
    #expect(try await allItems(client) == [1, 2, 3])
    await #expect(throws: NetworkError.noConnection) { try await allItems(client) }
    transport.on(.get, "items", .json("[1, 2]"), .json("[]"))
    #expect(try await numberedItems(.test(nil, transport)) == [1, 2])
    #expect(reports.value == [200, 200, nil])
    #expect(lines.value.first == "GET api.test" && lines.value.count == 5)
  }

  @Test func theGuidesDownloadAndEvents() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("manual.pdf")
    let events = Data("event: headline\ndata: Rain\nid: 2\n\nevent: other\ndata: x\n\n".utf8)
    let transport = InMemoryTransport()
    transport.on(.get, "manual.pdf", .response(HTTPResponse(headers: ["Content-Length": "3"], body: Data("abc".utf8))))
    transport.on(
      .get, "news", .response(HTTPResponse(headers: ["Content-Type": "text/event-stream"], body: events)), .status(204))
    let client = NetworkClient.test(nil, transport, clock: PauseClock(shortestTimeout: .seconds(20)))
    let shown = Shared<[Double?]>([])
    try await fetchManual(client, to: file) { fraction in shown.with { $0.append(fraction) } }
    #expect(try Data(contentsOf: file) == Data("abc".utf8))
    #expect(shown.value == [0, 1])
    #expect(try await headlines(client, after: "1") == ["Rain"])
    #expect(transport.requests(.get, "news").map { $0.headers["Last-Event-ID"] } == ["1", "2"])
  }

  @Test func theGuidesErrorsAreMapped() {
    #expect(signInError(for: .unauthorized(.refreshFailed(.noConnection))) == .offline)
    #expect(signInError(for: .unauthorized(.refreshFailed(.status(HTTPResponse(status: 400))))) == .sessionExpired)
    #expect(signInError(for: .unauthorized(.refused(HTTPResponse(status: 401)))) == .wrongCode)
  }

  @Test func theGuidesOutboxGivesUpWhatTheAPIRefuses() {
    let json: HTTPHeaders = ["Content-Type": "application/json"]
    let body = Data(#"{"message": "taken"}"#.utf8)
    #expect(refusal(of: .status(HTTPResponse(status: 422, headers: json, body: body))) == "taken")
    #expect(refusal(of: .status(HTTPResponse(status: 403, body: Data("blocked".utf8)))) == nil)
    #expect(refusal(of: .invalidRequest(.encoding)) == "invalid request: encoding")
  }

  @Test func theGuidesRenewalEndsTheSession() async {
    let transport = InMemoryTransport()
    transport.on(.get, "users/{id}", .status(401))
    transport.on(.post, "refresh", .json(#"{"success": false}"#))
    let (client, authorizer) = makeClient(
      baseURL: "https://api.example.com", transport: transport, clock: ManualClock(),
      stored: Credential(accessToken: "old"), store: { _ in })
    _ = await client.failure(UserNetworkRoute.user(id: "7"))
    #expect(authorizer.session.state == .expired)
  }

  @Test func theGuidesGatewayGivesTheResult() async throws {
    let transport = InMemoryTransport()
    transport.on(
      .post, "client", .json(#"{"success": true, "result": {"sessionId": "s", "expiresAt": "2026-01-02T03:04:05Z"}}"#))
    let gateway = SendOTPGateway(client: .test(nil, transport))
    #expect(try await gateway.sendOTP(username: "+998901234567").sessionId == "s")
  }
}
