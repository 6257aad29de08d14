import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// What an error says of the request: whether it may have been executed, and whether the API itself has refused it.
@Suite(.timeLimit(.minutes(5))) struct OutcomeTests {
  private struct Refusal: Decodable, Equatable {
    let message: String
  }

  private func answer(_ status: Int, _ type: String?, _ body: String) -> NetworkError {
    var headers: HTTPHeaders = [:]
    headers["Content-Type"] = type
    return .status(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
  }

  /// Sends a payment with a key, against answers in turn, without pauses.
  private func failure(_ answers: [InMemoryAnswer]) async -> NetworkError? {
    await failure(answers, Route<User>.post("payments", body: .json(["sum": 5]), idempotencyKey: "k"))
  }

  private func failure<Response>(_ answers: [InMemoryAnswer], _ route: Route<Response>) async -> NetworkError? {
    let script = Shared(answers[...])
    let transport = InMemoryTransport { _ throws(NetworkError) in
      switch script.with({ $0.removeFirst() }) {
      case .response(let response): return response
      case .failure(let error): throw error
      default: throw .cancelled
      }
    }
    let client = NetworkClient.test(nil, transport, retry: RetryPolicy(maximumAttempts: 3, baseDelay: .zero))
    return await client.failure(route)
  }

  @Test func anEarlierAttemptThatMayHaveBeenExecutedIsNotForgotten() async {
    let busy = NetworkError.status(HTTPResponse(status: 429))
    let refused = answer(422, "application/json", "{}")
    guard case .status(let refusal) = refused else { return }
    let lost = InMemoryAnswer.failure(.connectionLost)
    #expect(await failure([lost, .status(429), .status(429)]) == .unconfirmed(busy))
    // The attempt between has certainly not been executed; the first one still may have been.
    #expect(await failure([lost, .failure(.noConnection), .response(refusal)]) == .unconfirmed(refused))
    #expect(await failure([.status(429), lost, .response(refusal)]) == .unconfirmed(refused))
    #expect(await failure([lost, .failure(.noConnection), .failure(.timeout)]) == .timeout)
    #expect(await failure([.status(429), .response(refusal)]) == refused)
    #expect(await failure([.status(500), .status(404)]) == .unconfirmed(.status(HTTPResponse(status: 404))))
    // What changes nothing cannot have taken effect.
    #expect(await failure([lost, .status(404)], Route<User>.get("user")) == .status(HTTPResponse(status: 404)))
    let error = NetworkError.unconfirmed(.status(HTTPResponse(status: 429, headers: ["Retry-After": "7"])))
    #expect(error.mayHaveTakenEffect && error.isTransient && !error.isRefusal && error.retryAfter == .seconds(7))
    #expect(
      "\(NetworkError.unconfirmed(busy))"
        == "unconfirmed, an earlier attempt may have been executed: status 429, 0 bytes")
  }

  /// Guide 000's envelope and one of an app, with a status of success.
  @Test func aFailureInAnEnvelopeAfterALostAttemptIsNotFinal() async throws {
    struct Paid: NetResBody {}
    struct Status: ResponseEnvelope {
      let error: String?
      func confirmed() throws(NetworkError) {
        if let error { throw .unsuccessful(ServerMessage(message: error)) }
      }
    }
    let running = InMemoryAnswer.json(#"{"success": false, "code": 409, "message": "Still being executed."}"#)
    let failed = NetworkError.unsuccessful(ServerMessage(code: 409, message: "Still being executed."))
    let route = Route<NetRes<Paid>>.post("payments", body: .json(["sum": 5]), idempotencyKey: "k")
    let error = await failure([.failure(.connectionLost), running], route)
    #expect(error == .unconfirmed(failed))
    #expect(error?.mayHaveTakenEffect == true && error?.isRefusal == false && error?.isTransient == true)
    #expect(await failure([.failure(.timeout), .status(429), running], route) == .unconfirmed(failed))
    let own = Route<Status>.post("payments", idempotencyKey: "k")
    #expect(
      await failure([.failure(.connectionLost), .json(#"{"error": "No."}"#)], own)
        == .unconfirmed(.unsuccessful(ServerMessage(message: "No."))))

    // The only attempt, attempts that were not executed, and what changes nothing: the app reads the envelope itself.
    #expect(await failure([running], route) == nil)
    #expect(await failure([.status(429), running], route) == nil)
    #expect(await failure([.failure(.connectionLost), running], Route<NetRes<Paid>>.get("payments")) == nil)
    // A success, and a body that says nothing, are returned after a lost attempt, too.
    #expect(await failure([.failure(.connectionLost), .json(#"{"result": {}}"#)], route) == nil)
    #expect(await failure([.failure(.connectionLost), .json("{}")], route) == nil)
    #expect(await failure([.failure(.connectionLost), .json("{}")], own) == nil)
  }

  @Test func aDownloadRemembersItsAttemptsToo() async throws {
    let transport = InMemoryTransport()
    transport.on(.post, "export", .failure(.connectionLost), .status(422))
    let client = NetworkClient.test(nil, transport, retry: RetryPolicy(maximumAttempts: 3, baseDelay: .zero))
    let file = try TemporaryFolder().url.appendingPathComponent("export.csv")
    await #expect(throws: NetworkError.unconfirmed(.status(HTTPResponse(status: 422)))) {
      try await client.download(.post("export", idempotencyKey: "k"), to: file)
    }
  }

  @Test func anErrorTellsWhetherTheRequestMayHaveBeenExecuted() {
    for error in [
      .connectionLost, .timeout, .cancelled, .invalidResponse, .emptyResponse, answer(500, nil, ""),
      answer(409, "application/json", "{}"), answer(408, nil, ""), answer(302, nil, ""), .unconfirmed(.noConnection),
    ] as [NetworkError] {
      #expect(error.mayHaveTakenEffect, "\(error)")
    }
    for error in [
      .noConnection, .insecureConnection, .invalidRequest(.url), .unauthorized(.sessionEnded),
      answer(422, nil, ""), answer(429, nil, ""), answer(425, nil, ""),
    ] as [NetworkError] {
      #expect(!error.mayHaveTakenEffect, "\(error)")
    }
  }

  /// Only the API's own refusal ends a pending write.
  @Test func onlyTheAPIRefusesForGood() {
    for status in [400, 403, 404, 410, 422] {
      let error = answer(status, "application/problem+json; charset=utf-8", #"{"message": "no"}"#)
      #expect(error.isRefusal && !error.isTransient, "\(error)")
      #expect(error.refusal(as: Refusal.self) == Refusal(message: "no"))
    }
    let ofOthers = [
      answer(404, "text/html", "<html>"), answer(403, "text/plain", "blocked"), answer(404, nil, ""),
      answer(404, "application/json", "<html>"), answer(407, "application/json", "{}"),
      answer(409, "application/json", "{}"),
      answer(429, "application/json", "{}"), answer(500, "application/json", "{}"), answer(302, "text/html", "<html>"),
      .noConnection, .timeout, .unauthorized(.noCredential), .invalidResponse,
      .decoding(DecodingFailure(path: "", problem: .corrupted)),
      .emptyResponse, .responseTooLarge, .invalidRequest(.file), .unconfirmed(answer(422, "application/json", "{}")),
    ]
    for error in ofOthers {
      #expect(!error.isRefusal && error.isTransient, "\(error)")
      #expect(error.refusal(as: Refusal.self) == nil)
    }
    #expect(answer(422, "application/json", #"{"error": 1}"#).refusal(as: Refusal.self) == nil)
    #expect(!NetworkError.unsuccessful(ServerMessage(code: 7)).isTransient)
    #expect(!NetworkError.invalidRequest(.encoding).isTransient)
  }

  /// A Wi-Fi network answers everything with its own page, and a status of success.
  @Test(arguments: ["text/html; charset=utf-8", "application/xhtml+xml", "TEXT/HTML"])
  func aPageInPlaceOfTheResponseIsNoSuccess(type: String) async throws {
    let transport = InMemoryTransport { _ throws(NetworkError) in
      HTTPResponse(headers: ["Content-Type": type], body: Data("<html>sign in</html>".utf8))
    }
    let client = NetworkClient.test(nil, transport)
    #expect(await client.failure(Route<NoContent>.put("user")) == .invalidResponse)
    #expect(await client.failure(Route<User>.get("user")) == .invalidResponse)
    #expect(await client.failure(Route<User?>.get("user")) == .invalidResponse)
    if type.hasPrefix("text/") { #expect(try await client.send(Route<String>.get("page")).contains("sign in")) }
    #expect(try await client.send(Route<Data>.get("page")).count == 20)
    // Some servers send the type with a body that is empty.
    let empty = InMemoryTransport { _ throws(NetworkError) in HTTPResponse(headers: ["Content-Type": type]) }
    #expect(await NetworkClient.test(nil, empty).failure(Route<NoContent>.put("user")) == nil)
  }
}
