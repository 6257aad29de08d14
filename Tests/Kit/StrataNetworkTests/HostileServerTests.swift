import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Servers that send what no server should, and what becomes of the connection and of the next request.
@Suite(.timeLimit(.minutes(10))) struct HostileServerTests {
  private static let good = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{\"id\": 7}"
  private static let forged = "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{\"id\": 666}"
  private static let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

  /// The outcome of one request, and of a second one on what is left of the connection.
  private func outcome(_ answer: ServerAnswer) async throws -> NetworkError? {
    let server = try LoopbackServer { $0.path == "/next" ? .json(#"{"id": 1}"#) : answer }
    let client = NetworkClient.test(server)
    let error = await client.failure(Route<User>.get("user"))
    #expect(try await client.send(Route<User>.get("next")).id == 1)
    return error
  }

  private func outcome(_ text: String, keepsAlive: Bool = true) async throws -> NetworkError? {
    try await outcome(.raw([.text(text)], keepsAlive: keepsAlive))
  }

  @Test func aResponseMayComeByteByByteAfterOthersThatAreNone() async throws {
    let bytes = Self.good.utf8.flatMap { [ServerStep.send(Data([$0])), .pause(.microseconds(200))] }
    #expect(try await outcome(.raw(bytes, keepsAlive: true)) == nil)
    let hints = String(repeating: "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n", count: 100)
    #expect(try await outcome("HTTP/1.1 100 Continue\r\n\r\n" + hints + Self.good) == nil)
    #expect(try await outcome("HTTP/1.0 200 OK\r\n\r\n{\"id\": 7}", keepsAlive: false) == nil)
  }

  @Test func whatFollowsAResponseIsNoResponse() async throws {
    #expect(try await outcome(Self.good + Self.forged) == nil)
    #expect(try await outcome("HTTP/1.1 204 No Content\r\n\r\n" + Self.forged) == .emptyResponse)
    guard case .status(let response) = try await outcome("HTTP/1.1 304 Same\r\n\r\n" + Self.forged) else {
      Issue.record("no status")
      return
    }
    #expect(response.status == 304 && response.body.isEmpty)
  }

  @Test(arguments: ["FFFFFFFFFFFFFFFF", "-1", "", " 9", "0x9", "9\r\n{\"id\": 7}\r\nnine"])
  func aChunkWithoutASizeEndsTheConnection(_ size: String) async throws {
    #expect(try await outcome(Self.chunked + size + "\r\n{\"id\": 7}\r\n0\r\n\r\n") == .connectionLost)
  }

  @Test func lessThanWasAnnouncedIsALostConnection() async throws {
    let short = "HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{\"id\": 7}"
    #expect(
      try await outcome(.raw([.text(short), .halfClose, .pause(.seconds(10))], keepsAlive: false)) == .connectionLost)
    #expect(try await outcome(Self.chunked + "9\r\n{\"id\": 7}\r\n", keepsAlive: false) == .connectionLost)
  }

  @Test func aBodyThatIsNoTextIsADecodingFailure() async throws {
    for body in [
      [0xFF, 0xFE, 0x80], Array(#"{"id": ""#.utf8) + [0xC0, 0x22, 0x7D], [UInt8](repeating: 0x5B, count: 100_000),
    ] {
      guard case .decoding = try await outcome(.reply(HTTPResponse(body: Data(body)))) else {
        Issue.record("read \(body.prefix(9))")
        continue
      }
    }
  }

  @Test func aBodyWithoutAnEndIsCutOff() async throws {
    let piece = ServerStep.text("10000\r\n" + String(repeating: "a", count: 1 << 16) + "\r\n")
    let server = try LoopbackServer { _ in
      .raw([.text(Self.chunked)] + Array(repeating: piece, count: 10_000), keepsAlive: false)
    }
    let client = NetworkClient.test(server, URLSessionTransport(maximumBodySize: 1 << 20))
    #expect(await client.failure(Route<User>.get("user")) == .responseTooLarge)
  }

  @Test(arguments: ["/user", "?", "/user/further"]) func redirectsEndAtLast(_ location: String) async throws {
    #expect(try await outcome(.status(302, headers: ["Location": location])) == .invalidResponse)
  }

  /// libcurl repeats a request whose kept connection is closed without an answer, though it may have been acted upon.
  @Test(arguments: [HTTPMethod.post, .patch]) func nothingIsSentTwiceUnasked(_ method: HTTPMethod) async throws {
    let server = try LoopbackServer { $0.path == "/pay" ? .hangUp : .json(#"{"id": 1}"#) }
    let client = NetworkClient.test(server)
    for body in [RouteBody.none, .json(["amount": 1]), .data(Data(count: 100_000), contentType: "image/png")] {
      #expect(await client.failure(Route<User>.get("user")) == nil)
      let paid = server.requestCount(of: "/pay")
      #expect(await client.failure(Route<User>(method, "pay", body: body)) == .connectionLost)
      #expect(server.requestCount(of: "/pay") == paid + 1)
    }
  }

  /// A server that ignores `Connection: close`, and closes the kept connection when the next request has come.
  @Test(arguments: [HTTPMethod.post, .put]) func aRequestWhoseBodyWouldBeNeededTwiceEnds(_ method: HTTPMethod)
    async throws
  {
    let seen = Shared(0)
    let server = try LoopbackServer { _ in
      seen.with {
        $0 += 1; return $0
      } % 2 == 0 ? .hangUp : .raw([.text(Self.good)], keepsAlive: true)
    }
    let client = NetworkClient.test(server)
    let route = Route<User>(method, "user", body: .json(["a": 1]))
    for _ in 0..<10 {
      #expect(await client.failure(route) == nil)
      #expect(await client.failure(route) == .connectionLost)
    }
    #expect(server.requestCount == 20)
  }

  @Test func aConnectionThatWasClosedMeanwhileIsNoFailure() async throws {
    let server = try LoopbackServer { request in
      request.method == "GET" ? .raw([.text(Self.good)], keepsAlive: false) : .json(#"{"id": 7}"#)
    }
    let client = NetworkClient.test(server)
    for _ in 0..<10 {
      #expect(await client.failure(Route<User>.get("user")) == nil)
      #expect(await client.failure(Route<User>.post("user", body: .json(["a": 1]))) == nil)
    }
    #expect(server.requestCount == 20)
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(1 << 40)])
  func aTimeoutBeyondAllClocksIsNone(_ timeout: Duration) async throws {
    let server = try LoopbackServer { _ in .json(#"{"id": 1}"#) }
    let client = NetworkClient.test(server, timeout: timeout, deadline: timeout)
    #expect(await client.failure(Route<User>.get("user")) == nil)
  }
}
