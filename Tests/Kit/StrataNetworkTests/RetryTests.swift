import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Retries under a clock that stands still until it is moved.
@Suite(.timeLimit(.minutes(10))) struct RetryTests {
  private let clock = ManualClock()
  private let transport = InMemoryTransport()

  /// Sends `GET user` and lets every pause pass; gives back the pauses and the outcome.
  private func pauses(
    _ answers: [InMemoryAnswer], method: HTTPMethod = .get, isIdempotent: Bool? = nil,
    retry: RetryPolicy = RetryPolicy(), deadline: Duration = .seconds(600), jitter: Double = 1
  ) async -> ([Duration], NetworkError?) {
    let script = Shared(answers[...])
    let transport = InMemoryTransport { _ throws(NetworkError) in
      switch script.with({ $0.count > 1 ? $0.removeFirst() : $0[$0.startIndex] }) {
      case .response(let response): return response
      case .failure(let error): throw error
      default: throw .cancelled
      }
    }
    let (events, continuation) = AsyncStream<NetworkEvent>.makeStream()
    let client = NetworkClient.test(
      nil, transport, log: NetworkLog { continuation.yield($0) }, deadline: deadline, retry: retry, clock: clock,
      date: Date(timeIntervalSince1970: 784_111_777), jitter: jitter)
    let request = Task {
      defer { continuation.finish() }
      return await client.failure(Route<NoContent>(method, "user", isIdempotent: isIdempotent))
    }
    var pauses: [Duration] = []
    for await event in events {
      guard case .retry(_, let pause) = event.kind else { continue }
      pauses.append(pause)
      guard pause > .zero else { continue }
      // The attempt's own timer ended before the event; who sleeps now is the pause.
      await clock.sleepers(1)
      let sent = transport.requests.count
      clock.advance(by: pause - .nanoseconds(1))
      #expect(transport.requests.count == sent && clock.sleeping == 1)
      clock.advance(by: .nanoseconds(1))
    }
    return (pauses, await request.value)
  }

  private func tooMany(_ retryAfter: String, status: Int = 429, headers: HTTPHeaders = [:]) -> InMemoryAnswer {
    var headers = headers
    headers["Retry-After"] = retryAfter
    return .status(status, headers: headers)
  }

  @Test func retryAfterInSecondsIsHonoured() async {
    #expect(await pauses([tooMany("120"), .status(204)]) == ([.seconds(120)], nil))
  }

  @Test(arguments: ["Sun, 06 Nov 1994 08:51:37 GMT", "Sunday, 06-Nov-94 08:51:37 GMT", "Sun Nov  6 08:51:37 1994"])
  func retryAfterAsADateIsHonoured(_ date: String) async {
    // Now is 08:49:37.
    #expect(await pauses([tooMany(date), .status(204)]) == ([.seconds(120)], nil))
  }

  @Test func aDateIsMeasuredByTheServersOwnClock() async {
    let answer = tooMany("Sun, 06 Nov 1994 12:00:30 GMT", headers: ["Date": "Sun, 06 Nov 1994 12:00:00 GMT"])
    #expect(await pauses([answer, .status(204)]) == ([.seconds(30)], nil))
  }

  @Test func whatNobodyCanReadIsNoRetryAfter() async {
    for text in ["soon", "-5", "1.5", ""] {
      #expect(await pauses([tooMany(text), .status(204)], jitter: 0.5) == ([.milliseconds(250)], nil))
    }
  }

  @Test func aPauseThatOutlastsTheDeadlineIsNotBegun() async {
    for text in ["700", "99999999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"] {
      let (pauses, error) = await pauses([tooMany(text), .status(204)])
      #expect(pauses.isEmpty)
      guard case .status(let response) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(response.status == 429)
    }
  }

  @Test func pausesDoubleUpToTheirBoundWithFullJitter() async {
    let retry = RetryPolicy(maximumAttempts: 6, baseDelay: .seconds(1), maximumDelay: .seconds(5))
    let failing = [InMemoryAnswer.failure(.noConnection)]
    let full = await pauses(failing, retry: retry)
    #expect(full == ([1, 2, 4, 5, 5].map { .seconds($0) }, .noConnection))
    #expect(await pauses(failing, retry: retry, jitter: 0) == ([0, 0, 0, 0, 0].map { .seconds($0) }, .noConnection))
  }

  @Test func onlyWhatMayBeSentTwiceIsSentTwice() async {
    func attempts(_ error: InMemoryAnswer, _ method: HTTPMethod, _ isIdempotent: Bool? = nil) async -> Int {
      await pauses([error, .status(204)], method: method, isIdempotent: isIdempotent).0.count + 1
    }
    for error in [NetworkError.connectionLost, .timeout] {
      #expect(await attempts(.failure(error), .get) == 2)
      #expect(await attempts(.failure(error), .post) == 1)
      #expect(await attempts(.failure(error), .post, true) == 2)
    }
    #expect(await attempts(.failure(.noConnection), .post) == 2)
    #expect(await attempts(.status(503), .get) == 2)
    #expect(await attempts(.status(503), .post) == 1)
    #expect(await attempts(tooMany("1", status: 503), .post) == 2)
    #expect(await attempts(.status(429), .post) == 2)
    #expect(await attempts(.status(404), .get) == 1)
    #expect(await attempts(.status(401), .get) == 1)
  }

  @Test func theDeadlineEndsAStall() async {
    transport.on(.get, "user", .stall)
    let client = NetworkClient.test(
      nil, transport, timeout: .seconds(30), deadline: .seconds(50), retry: RetryPolicy(baseDelay: .zero), clock: clock)
    let request = Task { await client.failure(Route<User>.get("user")) }
    var waited: [Duration] = []
    while waited.count < 3, waited.last.map({ $0 < .seconds(50) }) ?? true {
      await clock.sleepers(1)
      clock.advanceToNextDeadline()
      if waited.last != clock.now.offset { waited.append(clock.now.offset) }
    }
    #expect(await request.value == .timeout)
    #expect(waited == [.seconds(30), .seconds(50)])
    #expect(transport.requests.count == 2)
  }

  @Test func cancellingEndsAPause() async {
    transport.on(.get, "user", .status(503, headers: ["Retry-After": "60"]))
    let (events, continuation) = AsyncStream<NetworkEvent>.makeStream()
    let client = NetworkClient.test(
      nil, transport, log: NetworkLog { continuation.yield($0) }, deadline: .seconds(600), retry: RetryPolicy(),
      clock: clock)
    let request = Task { await client.failure(Route<User>.get("user")) }
    for await event in events { if case .retry = event.kind { break } }
    await clock.sleepers(1)
    request.cancel()
    #expect(await request.value == .cancelled)
  }

  @Test func retryAfterOfARealServerIsHonoured() async throws {
    let count = Shared(0)
    let server = try LoopbackServer { _ in
      count.with { $0 += 1 }
      return count.value == 1 ? .tooManyRequests(retryAfter: "1") : .json(#"{"id": 7}"#)
    }
    let start = ContinuousClock.now
    #expect(await NetworkClient.test(server, retry: RetryPolicy()).failure(Route<User>.get("user")) == nil)
    #expect(start.duration(to: .now) >= .seconds(1))
    #expect(server.requestCount == 2)
  }
}
