import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Every way in which a real server can fail has a case of its own.
@Suite(.timeLimit(.minutes(10))) struct FaultTests {
  private let user = Route<User>.get("user")

  private func failure(_ answer: ServerAnswer, timeout: Duration = .seconds(3_600)) async throws -> NetworkError? {
    let server = try LoopbackServer { _ in answer }
    return await NetworkClient.test(server, timeout: timeout).failure(user)
  }

  @Test func aClosedPortIsNoConnection() async {
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "http://127.0.0.1:1", timeout: .seconds(3_600), deadline: .seconds(3_600),
        retry: .never))
    #expect(await client.failure(user) == .noConnection)
  }

  @Test func aServerWithoutTLSIsAnInsecureConnection() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://127.0.0.1:\(server.port)", timeout: .seconds(3_600), deadline: .seconds(3_600),
        retry: .never))
    #expect(await client.failure(user) == .insecureConnection)
  }

  @Test func aResetIsALostConnection() async throws {
    #expect(try await failure(.reset) == .connectionLost)
  }

  @Test func hangingUpIsALostConnection() async throws {
    #expect(try await failure(.hangUp) == .connectionLost)
  }

  @Test func aTruncatedBodyIsALostConnection() async throws {
    let body = HTTPResponse(body: Data(#"{"id": 7}"#.utf8))
    #expect(try await failure(.truncated(body, bytes: 5)) == .connectionLost)
    #expect(try await failure(.truncated(body, bytes: 0)) == .connectionLost)
  }

  @Test func aStallIsATimeout() async throws {
    #expect(try await failure(.stall, timeout: .milliseconds(100)) == .timeout)
  }

  @Test func aSlowDripIsATimeoutThoughBytesArrive() async throws {
    let drip = ServerAnswer.drip(
      HTTPResponse(body: Data(repeating: 0x20, count: 100_000)), bytes: 1, every: .milliseconds(20))
    #expect(try await failure(drip, timeout: .milliseconds(200)) == .timeout)
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.6\r\n", "HTTP/9.9.9 what\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n"])
  func garbageIsAnInvalidResponse(_ text: String) async throws {
    #expect(try await failure(.garbage(Data(text.utf8))) == .invalidResponse)
  }

  /// Headers and bodies that are wrong in the ways that servers and middle boxes get them wrong.
  private static let broken = [
    "HTTP/1.1 200 OK\r\nno colon here\r\nContent-Length: 9\r\n\r\n{\"id\": 7}",
    "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{\"id\": 7}",
    "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n{\"id\": 7}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{\"id\": 7}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{\"id\"",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\n{\"id\": 7}",
    "HTTP/1.1 99 Odd\r\nContent-Length: 9\r\n\r\n{\"id\": 7}",
    "HTTP/1.1 999 Odd\r\nContent-Length: 9\r\n\r\n{\"id\": 7}",
    "HTTP/1.1 abc\r\n\r\n", "HTTP/1.1 \r\n\r\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 200", "\r\n\r\n", "\n",
    "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
    "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 302 Found\r\nLocation: \r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 302 Found\r\nLocation: ht tp://%%%\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 302 Found\r\nLocation: /round/and/round\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\"x\", nonce=\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nX: " + String(repeating: "x", count: 500_000) + "\r\n\r\n",
  ]

  @Test(arguments: broken.indices) func whateverComesTheRequestEnds(_ index: Int) async throws {
    let answer = ServerAnswer.garbage(Data(Self.broken[index].utf8))
    switch try await failure(answer) {
    case .invalidResponse, .connectionLost, .status, .unauthorized(.refused): break
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test func aStatusComesWithHeaderAndBody() async throws {
    let error = try await failure(.json(#"{"message": "gone"}"#, status: 404))
    guard case .status(let response) = error else { return #expect(error == .emptyResponse) }
    #expect(response.status == 404)
    #expect(response.headers["content-type"] == "application/json")
    #expect(try response.decode([String: String].self) == ["message": "gone"])
  }

  @Test func everyServerErrorIsAStatus() async throws {
    for status in [400, 403, 409, 418, 422, 429, 500, 502, 503, 504] {
      guard case .status(let response) = try await failure(.status(status)) else {
        Issue.record("\(status) is no status")
        continue
      }
      #expect(response.status == status)
    }
  }

  @Test func a401WithoutACredentialIsUnauthorizedAndKeepsItsBody() async throws {
    let answer = HTTPResponse(status: 401, headers: ["WWW-Authenticate": "Bearer"], body: Data("wrong code".utf8))
    guard case .unauthorized(.refused(let response)) = try await failure(.reply(answer)) else {
      Issue.record("not unauthorized")
      return
    }
    #expect(response.body == answer.body)
  }

  @Test(arguments: [
    #"Basic realm="x""#, "Basic realm=x", #"Digest realm="x", nonce="y""#, "Negotiate", "NTLM", "Bearer",
  ])
  func a401IsUnauthorizedWhateverItAsksFor(_ challenge: String) async throws {
    let answer = HTTPResponse(status: 401, headers: ["WWW-Authenticate": challenge], body: Data("who?".utf8))
    let server = try LoopbackServer { request in
      request.headers["Authorization"] == "Bearer new" ? .json(#"{"id": 7}"#) : .reply(answer)
    }
    for route in [user, .post("user", body: .json(["a": 1]))] {
      guard case .unauthorized(.refused(let response)) = await NetworkClient.test(server).failure(route) else {
        Issue.record("not unauthorized")
        continue
      }
      #expect(response.body == answer.body)
      let authorizer = Authorizer(credential: Credential(accessToken: "old")) { _ in Credential(accessToken: "new") }
      #expect(try await NetworkClient.test(server, authorizer: authorizer).send(route).id == 7)
    }
  }

  @Test func noBodyIsAnEmptyResponse() async throws {
    #expect(try await failure(.status(200)) == .emptyResponse)
    #expect(try await failure(.status(204)) == .emptyResponse)
  }

  @Test func otherJSONIsADecodingFailureWithItsPath() async throws {
    let failing: [(String, DecodingFailure)] = [
      (#"{"id": "seven"}"#, DecodingFailure(path: "id", problem: .wrongType(expected: "Int"))),
      (#"{"id": null}"#, DecodingFailure(path: "id", problem: .missingValue)),
      ("{}", DecodingFailure(path: "id", problem: .missingKey)),
      ("<html>", DecodingFailure(path: "", problem: .corrupted)),
    ]
    for (text, expected) in failing { #expect(try await failure(.json(text)) == .decoding(expected)) }

    let server = try LoopbackServer { _ in .json(#"{"users": [{"id": 1}, {"id": false}]}"#) }
    let nested = await NetworkClient.test(server).failure(Route<[String: [User]]>.get("users"))
    #expect(nested == .decoding(DecodingFailure(path: "users[1].id", problem: .wrongType(expected: "Int"))))
  }

  @Test func whatNeedsNoBodyTakesNone() async throws {
    let server = try LoopbackServer { $0.method == "HEAD" ? .json("ignored") : .status(204) }
    try await NetworkClient.test(server).send(Route<NoContent>.delete("user"))
    #expect(try await NetworkClient.test(server).send(Route<Data>(.head, "user")).isEmpty)
    #expect(try await NetworkClient.test(server).send(Route<User?>.get("user")) == nil)
  }

  @Test func theHeaderIsThereForWhoAsks() async throws {
    let server = try LoopbackServer { _ in
      .reply(HTTPResponse(status: 201, headers: ["Link": "</users?page=2>"], body: Data(#"{"id": 7}"#.utf8)))
    }
    let (user, response) = try await NetworkClient.test(server).exchange(Route<User?>.get("users"))
    #expect(user?.id == 7 && response.status == 201 && response.headers["link"] == "</users?page=2>")
  }

  @Test func theServersPauseIsKnown() {
    let busy = NetworkError.status(HTTPResponse(status: 429, headers: ["Retry-After": "7"]))
    #expect(busy.retryAfter == .seconds(7) && NetworkError.timeout.retryAfter == nil)
  }

  @Test func secretsDoNotFollowARedirectToAnotherServer() async throws {
    let elsewhere = try LoopbackServer { _ in .json(#"{"id": 1}"#) }
    let target = elsewhere.url.absoluteString
    let server = try LoopbackServer { request in
      switch request.path {
      case "/there": .status(307, headers: ["Location": target + "/user"])
      case "/here": .status(302, headers: ["Location": "/user"])
      default: .json(#"{"id": 2}"#)
      }
    }
    let authorizer = Authorizer(credential: Credential(accessToken: "t0")) { old throws(NetworkError) in old }
    let client = NetworkClient.test(server, authorizer: authorizer)
    #expect(try await client.send(Route<User>.get("there")).id == 1)
    #expect(elsewhere.requests.map { $0.headers["Authorization"] } == [nil])
    #expect(try await client.send(Route<User>.get("here")).id == 2)
    #expect(server.requests.last?.headers["Authorization"] == "Bearer t0")
  }
}
