import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Foundation's own `data(for:)` can deadlock where these go by the hundred. A hang fails by the time limit.
@Suite(.timeLimit(.minutes(10)), .serialized) struct NeverHangsTests {
  private func outcomes(
    _ count: Int, _ client: NetworkClient, cancelAfter pause: @escaping @Sendable (Int) -> Duration?
  ) async -> [NetworkError?] {
    await withTaskGroup(of: NetworkError?.self) { group in
      for number in 0..<count {
        group.addTask {
          let request = Task { await client.failure(Route<User>.get("user")) }
          if let pause = pause(number) {
            try? await Task.sleep(for: pause)
            request.cancel()
          }
          return await request.value
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func expectAlive(_ client: NetworkClient) async {
    #expect(await client.failure(Route<User>.get("alive")) == nil)
  }

  @Test func cancellingByTheHundredNeverHangs() async throws {
    let server = try LoopbackServer { $0.path == "/alive" ? .json(#"{"id": 1}"#) : .stall }
    let client = NetworkClient.test(server)
    let outcomes = await outcomes(500, client) { .milliseconds($0 % 20) }
    #expect(outcomes.count == 500 && outcomes.allSatisfy { $0 == .cancelled })
    await expectAlive(client)
  }

  @Test func cancellingJustAsTheAnswerArrivesNeverHangs() async throws {
    let server = try LoopbackServer { _ in .json(#"{"id": 1}"#) }
    let client = NetworkClient.test(server)
    let outcomes = await outcomes(1_000, client) { .microseconds($0 * 37 % 4_000) }
    #expect(outcomes.count == 1_000 && outcomes.allSatisfy { $0 == nil || $0 == .cancelled })
    await expectAlive(client)
  }

  /// Foundation on Linux ends the process when a task is cancelled between its question whether to follow a redirect and
  /// the answer.
  @Test(arguments: 1...3) func cancellingJustAsARedirectArrivesNeverEndsTheProcess(_ round: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/alive" ? .json(#"{"id": 1}"#) : .status(302, headers: ["Location": "/user"])
    }
    let client = NetworkClient.test(server)
    let outcomes = await outcomes(1_000, client) { .microseconds($0 * 37 % 40_000) }
    #expect(outcomes.count == 1_000 && outcomes.allSatisfy { $0 == .invalidResponse || $0 == .cancelled })
    await expectAlive(client)
  }

  @Test func cancellingWhileConnectingFailsNeverHangs() async {
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "http://127.0.0.1:1", timeout: .seconds(3_600), deadline: .seconds(3_600),
        retry: .never))
    let outcomes = await outcomes(500, client) { .microseconds($0 * 13 % 2_000) }
    #expect(outcomes.count == 500 && outcomes.allSatisfy { $0 == .noConnection || $0 == .cancelled })
  }

  @Test func timingOutByTheHundredNeverHangs() async throws {
    let server = try LoopbackServer { $0.path == "/alive" ? .json(#"{"id": 1}"#) : .stall }
    let outcomes = await outcomes(500, .test(server, timeout: .milliseconds(100))) { _ in nil }
    #expect(outcomes.count == 500 && outcomes.allSatisfy { $0 == .timeout })
    await expectAlive(.test(server))
  }

  /// What a hundred requests are doing when they are cancelled.
  enum Moment: CaseIterable { case upload, pause, renewal }

  @Test(arguments: Moment.allCases) func cancellingInTheMiddleNeverHangs(_ moment: Moment) async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/alive": .json(#"{"id": 1}"#)
      case "/pause": .status(503, headers: ["Retry-After": "50"])
      case "/renewal": .unauthorized
      default: .stall
      }
    }
    let authorizer = Authorizer(credential: Credential(accessToken: "t0")) { old throws(NetworkError) in
      try await NetworkClient.test(server).send(Route<Credential>.post("refresh"))
    }
    let client = NetworkClient.test(server, authorizer: authorizer, retry: RetryPolicy())
    let route =
      switch moment {
      case .upload: Route<User>.post("upload", body: .data(Data(count: 200_000), contentType: "image/png"))
      case .pause: Route<User>.get("pause")
      case .renewal: Route<User>.get("renewal")
      }
    let requests = (0..<200).map { _ in Task { await client.failure(route) } }
    // All of them are on their way; how far each has come is left to chance.
    while server.requestCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
    for request in requests { request.cancel() }
    for request in requests { #expect(await request.value == .cancelled) }
    await expectAlive(.test(server))
  }

  @Test func aTransportThatIgnoresCancellationHoldsNobody() async {
    struct Deaf: Transport {
      let held: Shared<[CheckedContinuation<Void, Never>]>

      func send(
        _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
      ) async throws(NetworkError) -> HTTPResponse {
        await withCheckedContinuation { continuation in held.with { $0.append(continuation) } }
        return HTTPResponse()
      }
    }
    let deaf = Deaf(held: Shared([]))
    let client = NetworkClient.test(nil, deaf, timeout: .milliseconds(50))
    // It returns at all, though its transport does not before the next line.
    #expect(await client.failure(Route<User>.get("user")) == .timeout)
    for continuation in deaf.held.value { continuation.resume() }
  }

  @Test func aRequestOfACancelledTaskIsNotSent() async {
    let transport = InMemoryTransport { _ throws(NetworkError) in HTTPResponse() }
    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await NetworkClient.test(nil, transport).failure(Route<User>.get("user"))
    }
    #expect(await request.value == .cancelled)
    #expect(transport.requests.isEmpty)
  }
}
