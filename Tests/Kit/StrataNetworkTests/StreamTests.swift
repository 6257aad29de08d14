import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Bodies that are read while they arrive; the idle timeout; retries of a single route.
@Suite(.timeLimit(.minutes(10))) struct StreamTests {
  private static func head(_ length: Int) -> String { "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\nX-A: b\r\n\r\n" }

  @Test func aBodyIsReadWhileItArrives() async throws {
    let server = try LoopbackServer { _ in
      .raw([.text(Self.head(6)), .text("abc"), .pause(.milliseconds(20)), .text("def")], keepsAlive: false)
    }
    let (response, body) = try await NetworkClient.test(server).stream(.get("file"))
    #expect(response.status == 200 && response.headers["X-A"] == "b" && response.body.isEmpty)
    var text = ""
    for try await piece in body { text += String(decoding: piece, as: UTF8.self) }
    #expect(text == "abcdef")
  }

  /// The first piece is there while the server still holds back the second one.
  @Test func aPieceDoesNotWaitForTheNext() async throws {
    let server = try LoopbackServer { _ in
      .raw([.text(Self.head(6)), .text("abc"), .pause(.seconds(60)), .text("def")], keepsAlive: false)
    }
    let start = ContinuousClock.now
    for try await piece in try await NetworkClient.test(server).stream(.get("file")).body {
      #expect(piece == Data("abc".utf8))
      break
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func aBodyThatBreaksOffIsAnError() async throws {
    let server = try LoopbackServer { _ in .truncated(HTTPResponse(body: Data(repeating: 1, count: 100)), bytes: 10) }
    let (_, body) = try await NetworkClient.test(server).stream(.get("file"))
    var count = 0
    await #expect(throws: NetworkError.connectionLost) { for try await piece in body { count += piece.count } }
    #expect(count == 10)
  }

  @Test func aStatusIsAnErrorWithItsBody() async throws {
    let server = try LoopbackServer { _ in .json("{}", status: 503) }
    do {
      _ = try await NetworkClient.test(server).stream(.get("file"))
      Issue.record("no error")
    } catch {
      guard case .status(let response) = error else { throw error }
      #expect(response.status == 503 && response.body == Data("{}".utf8))
    }
  }

  /// Whoever lets go of a body ends its connection, read or not.
  @Test func aBodyThatNobodyReadsEndsItsConnection() async throws {
    let left = Shared(0)
    let server = try LoopbackServer { request in
      if request.path == "/left" { return .json("{}") }
      return .raw([.text(Self.head(6)), .text("abc"), .pause(.seconds(300))], keepsAlive: false)
    }
    for _ in 0..<3 {
      _ = try await NetworkClient.test(server).stream(.get("file"))
      left.with { $0 += 1 }
    }
    // Each of them has let go: a request over the same session gets through at once.
    #expect(try await NetworkClient.test(server).send(Route<Data>.get("left")) == Data("{}".utf8))
    #expect(left.value == 3)
  }

  /// More than may wait for the reader is not kept.
  @Test func aReaderThatDoesNotReadIsNotWaitedFor() async throws {
    let server = try LoopbackServer { _ in .reply(HTTPResponse(body: Data(repeating: 1, count: 4 << 20))) }
    let transport = URLSessionTransport(maximumBodySize: 100_000)
    var failures: [NetworkError] = []
    // On a busy machine too little may have arrived: then the reader waits longer.
    for pause in [Duration.milliseconds(300), .seconds(3), .seconds(30)] where failures.isEmpty {
      let (_, body) = try await NetworkClient.test(server, transport).stream(.get("file"))
      try await Task.sleep(for: pause)
      do { for try await _ in body {} } catch let error as NetworkError { failures.append(error) }
    }
    #expect(failures == [.responseTooLarge])
  }

  /// Streams that are not read keep no more than their limit each, and other requests of the session get through.
  @Test func manyReadersThatDoNotReadHoldNobodyUp() async throws {
    let body = Data(repeating: 1, count: 4 << 20)
    let server = try LoopbackServer { request in
      request.path == "/left" ? .json("{}") : .reply(HTTPResponse(body: body))
    }
    let client = NetworkClient.test(server, URLSessionTransport(maximumBodySize: 100_000))
    var bodies: [HTTPBody] = []
    for _ in 0..<40 { bodies.append(try await client.stream(.get("file")).body) }
    #expect(try await client.send(Route<Data>.get("left")) == Data("{}".utf8))
    for body in bodies {
      // What is read meanwhile makes room for more, but never for the whole body.
      await #expect(throws: NetworkError.responseTooLarge) {
        try await Task.sleep(for: .milliseconds(100))
        for try await _ in body { try await Task.sleep(for: .milliseconds(100)) }
      }
    }
  }

  /// The total timeout is far away; a pause of the body ends the request.
  @Test func aBodyThatPausesTooLongIsATimeout() async throws {
    let server = try LoopbackServer { _ in
      .raw([.text(Self.head(9)), .text("{\"id\": "), .pause(.seconds(60)), .text("7}")], keepsAlive: false)
    }
    let client = NetworkClient.test(server)
    let route = Route<User>(.get, "user", idleTimeout: .milliseconds(200))
    #expect(await client.failure(route) == .timeout)
    let streamed = Route<Data>(.get, "user", idleTimeout: .milliseconds(200))
    let (_, body) = try await client.stream(streamed)
    await #expect(throws: NetworkError.timeout) { for try await _ in body {} }
  }

  /// A body that takes long, but never pauses for long, is no timeout.
  @Test func aSlowBodyIsNoTimeout() async throws {
    let body = Data(#"{"id": 7}"#.utf8)
    let server = try LoopbackServer { _ in .drip(HTTPResponse(body: body), bytes: 1, every: .milliseconds(30)) }
    let route = Route<User>(.get, "user", idleTimeout: .seconds(60))
    #expect(try await NetworkClient.test(server).send(route).id == 7)
  }

  /// A transport that cannot stream cannot measure pauses: that is said, not ignored.
  @Test func anIdleTimeoutNeedsATransportThatStreams() async throws {
    struct Whole: Transport {
      func send(
        _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
      ) async throws(NetworkError) -> HTTPResponse { HTTPResponse(body: Data(#"{"id": 7}"#.utf8)) }
    }
    let client = NetworkClient.test(nil, Whole())
    #expect(await client.failure(Route<User>(.get, "user", idleTimeout: .seconds(1))) == .invalidRequest(.streaming))
    #expect(await client.failure(Route<User>.get("user")) == nil)
    await #expect(throws: NetworkError.invalidRequest(.streaming)) { try await client.stream(.get("user")) }
  }

  @Test func aRouteHasItsOwnRetries() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "user", .status(503), .status(503), .json(#"{"id": 7}"#))
    let patient = NetworkClient.test(nil, transport, retry: RetryPolicy(maximumAttempts: 3, baseDelay: .zero))
    #expect(await patient.failure(Route<User>(.get, "user", retry: .never)) != nil)
    #expect(transport.requests.count == 1)
    let hasty = NetworkClient.test(nil, transport)
    let route = Route<User>(.get, "user", retry: RetryPolicy(maximumAttempts: 2, baseDelay: .zero))
    #expect(try await hasty.send(route).id == 7)
    #expect(transport.requests.count == 3)
  }

  /// Middleware stands before streams too, and sees their header.
  @Test func middlewareStandsBeforeStreams() async throws {
    let inner = InMemoryTransport()
    inner.on(.get, "file", .response(HTTPResponse(body: Data("abc".utf8))))
    let seen = Shared<[Int]>([])
    let transport = MiddlewareTransport(inner) { request, next throws(NetworkError) in
      var request = request
      request.headers["X-Trace"] = "1"
      let response = try await next(request)
      seen.with { $0.append(response.status) }
      return response
    }
    let (_, body) = try await NetworkClient.test(nil, transport).stream(.get("file"))
    var text = ""
    for try await piece in body { text += String(decoding: piece, as: UTF8.self) }
    #expect(text == "abc" && seen.value == [200])
    #expect(inner.requests.first?.headers["X-Trace"] == "1")
  }
}
