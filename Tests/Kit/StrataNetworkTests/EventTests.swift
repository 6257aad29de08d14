import Foundation
@testable import StrataNetwork
import StrataTesting
import Testing

/// Server-sent events: the format, byte by byte, and what a sequence of them does with its connections.
@Suite(.timeLimit(.minutes(10))) struct EventTests {
  private func parse(_ text: String, pieces: Int) throws -> (events: [ServerSentEvent], parser: EventParser) {
    var parser = EventParser()
    var events: [ServerSentEvent] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      events += try parser.events(in: Data(bytes[start..<min(start + pieces, bytes.count)]))
    }
    return (events, parser)
  }

  /// The examples of the standard, and its corners; cut after every byte, after every third, and not at all.
  @Test(arguments: [1, 3, 10_000]) func theFormatIsThatOfTheStandard(pieces: Int) throws {
    let cases: [(String, [ServerSentEvent])] = [
      ("data: YHOO\ndata: +2\ndata: 10\n\n", [ServerSentEvent(data: "YHOO\n+2\n10")]),
      (
        ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
        [
          ServerSentEvent(data: "first event", id: "1"), ServerSentEvent(data: "second event"),
          ServerSentEvent(data: " third event"),
        ]
      ),
      // An event without a line after it is none.
      ("data\n\ndata\ndata\n\ndata:", [ServerSentEvent(data: ""), ServerSentEvent(data: "\n")]),
      ("data:test\n\ndata: test\n\n", [ServerSentEvent(data: "test"), ServerSentEvent(data: "test")]),
      (
        "\u{FEFF}data: é\r\rdata: b\r\n\r\ndata: c\n\r\n",
        [
          ServerSentEvent(data: "é"), ServerSentEvent(data: "b"), ServerSentEvent(data: "c"),
        ]
      ),
      ("event: add\ndata: 1\n\ndata: 2\n\n", [ServerSentEvent(type: "add", data: "1"), ServerSentEvent(data: "2")]),
      // Without data there is no event, but its identifier counts for those that follow.
      ("event: add\nid: 7\n\ndata: 2\n\n", [ServerSentEvent(data: "2", id: "7")]),
      ("id: a\u{0}b\ndata: 1\n\n", [ServerSentEvent(data: "1")]),
      ("other: 1\nDATA: 2\ndata: 3: 4\n\n", [ServerSentEvent(data: "3: 4")]),
    ]
    for (text, events) in cases {
      #expect(try parse(text, pieces: pieces).events == events, "\(text.debugDescription)")
    }
    #expect(try parse("retry: 1500\n", pieces: pieces).parser.retry == .milliseconds(1_500))
    for text in ["retry: 1.5\n", "retry: -1\n", "retry:\n", "retry: 15"] {
      #expect(try parse(text, pieces: pieces).parser.retry == nil)
    }
    // An identifier counts once its event is complete.
    #expect(try parse("id: 1\ndata: x\n\nid: 2\ndata: y\n", pieces: pieces).parser.lastEventID == "1")
  }

  @Test func aStreamWithoutLinesDoesNotFillTheMemory() throws {
    var parser = EventParser(limit: 1_000)
    #expect(throws: NetworkError.responseTooLarge) { try parser.events(in: Data(repeating: 0x61, count: 2_000)) }
    parser = EventParser(limit: 1_000)
    #expect(throws: NetworkError.responseTooLarge) {
      for _ in 0..<300 { _ = try parser.events(in: Data("data: 12345\n".utf8)) }
    }
  }

  private static let head =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nConnection: close\r\n\r\n"

  /// Each connection brings what follows the identifier that the request names; the last one is refused with a 204.
  @Test func aBrokenStreamGoesOn() async throws {
    let server = try LoopbackServer { request in
      switch request.headers["Last-Event-ID"] {
      case nil:
        .raw(
          [.text(Self.head + "retry: 0\n\nid: 1\ndata: a\n\nid: 2\ndata: b\n\nid: 3\ndata: half")], keepsAlive: false)
      case "2": .raw([.text(Self.head + "id: 3\ndata: c\n\n")], keepsAlive: false)
      default: .status(204)
      }
    }
    var events: [String] = []
    for try await event in NetworkClient.test(server).events(.get("news"), pause: .seconds(3_600)) {
      events.append("\(event.id) \(event.data)")
    }
    #expect(events == ["1 a", "2 b", "3 c"])
    #expect(server.requests.map { $0.headers["Last-Event-ID"] } == [nil, "2", "3"])
    #expect(server.requests.allSatisfy { $0.headers["Accept"] == "text/event-stream" })
  }

  /// Events arrive while the connection stays open.
  @Test func anEventArrivesAtOnce() async throws {
    let server = try LoopbackServer { _ in
      .raw([.text(Self.head), .text("data: now\n\n"), .pause(.seconds(60))], keepsAlive: false)
    }
    let start = ContinuousClock.now
    for try await event in NetworkClient.test(server).events(.get("news")) {
      #expect(event.data == "now")
      break
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func whatAnotherAttemptWouldNotChangeEndsTheStream() async throws {
    for (answer, error) in [
      (ServerAnswer.json("{}"), NetworkError.invalidResponse),
      (.status(404), .status(HTTPResponse(status: 404))),
    ] {
      let server = try LoopbackServer { _ in answer }
      var iterator = NetworkClient.test(server).events(.get("news"), pause: .zero).makeAsyncIterator()
      let failure = await #expect(throws: NetworkError.self) { try await iterator.next() }
      switch (failure, error) {
      case (.status(let response), .status(let expected)): #expect(response.status == expected.status)
      default: #expect(failure == error)
      }
      #expect(try await iterator.next() == nil)
      #expect(server.requestCount == 1)
    }
  }

  /// The pauses double while connections bring nothing, by the injected clock, and the last failure is thrown.
  @Test func pausesDoubleUntilTheLastFailure() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "news", .failure(.noConnection))
    let clock = PauseClock()
    let client = NetworkClient.test(nil, transport, clock: clock)
    var iterator = client.events(.get("news"), pause: .seconds(1), maximumFailures: 5).makeAsyncIterator()
    await #expect(throws: NetworkError.noConnection) { try await iterator.next() }
    #expect(transport.requests.count == 6)
    // No longer than the longest pause of a retry.
    #expect(clock.passed == [1, 2, 4, 8, 8].map { .seconds($0) })
    #expect(try await iterator.next() == nil)
  }

  /// A server may ask for any pause; doubled after some failures, it would end the process.
  @Test func aPauseBeyondAllClocksIsOne() async throws {
    let count = Shared(0)
    let transport = InMemoryTransport { _ throws(NetworkError) in
      if count.with({
        $0 += 1; return $0
      }) <= 20 {
        throw .noConnection
      }
      let body = Data("retry: 9223372036854775807\n\n".utf8)
      return HTTPResponse(headers: ["Content-Type": "text/event-stream"], body: body)
    }
    let client = NetworkClient.test(nil, transport, clock: PauseClock())
    let reading = Task { for try await _ in client.events(.get("news"), pause: .seconds(1)) {} }
    while count.value < 21 { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(50))
    reading.cancel()
    await #expect(throws: NetworkError.cancelled) { try await reading.value }
  }
}
