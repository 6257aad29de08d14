import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// One renewal, whatever meets the expired credential.
@Suite(.timeLimit(.minutes(10))) struct AuthorizationTests {
  /// A server that lets in the token it gave out last, and renews at `/refresh`; `/slow` says 401 after that.
  private final class Gate: Sendable {
    let tokens = Shared(1)
    let renews: Shared<ServerAnswer?>
    /// Holds renewals back while a test prepares what shall meet them.
    let isHeld: Shared<Bool>

    init(renews: ServerAnswer? = nil, isHeld: Bool = false) {
      self.renews = Shared(renews)
      self.isHeld = Shared(isHeld)
    }

    /// Waits on the server's thread, for longer than the suite may take.
    private func wait(until condition: () -> Bool) {
      for _ in 0..<1_000_000 where !condition() { usleep(1_000) }
    }

    func answer(_ request: ReceivedRequest) -> ServerAnswer {
      if request.path == "/refresh" {
        wait { !isHeld.value }
        if let answer = renews.value { return .delayed(.milliseconds(50), answer) }
        let token = tokens.with { value in
          value += 1
          return value
        }
        return .delayed(.milliseconds(50), .json(#"{"accessToken": "t\#(token)", "refreshToken": "r\#(token)"}"#))
      }
      if request.headers["Authorization"] == "Bearer t\(tokens.value)" { return .json(#"{"id": 7}"#) }
      if request.path == "/slow" { wait { tokens.value > 1 } }
      return request.path == "/slow" ? .delayed(.milliseconds(100), .unauthorized) : .unauthorized
    }
  }

  private static let expired = Credential(accessToken: "t0", refreshToken: "r0")

  private func authorizer(
    _ server: LoopbackServer, onChange: @escaping @Sendable (Credential?) -> Void = { _ in }
  ) -> Authorizer {
    let anonymous = NetworkClient.test(server)
    return Authorizer(credential: Self.expired, onChange: onChange) { old throws(NetworkError) in
      try await anonymous.send(.post("refresh", body: .json(["refreshToken": old.refreshToken])))
    }
  }

  @Test func aRenewalThatNeverReturnsIsGivenUp() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "user", .status(401))
    let clock = ManualClock()
    let renewals = Shared(0)
    let authorizer = Authorizer(
      credential: Self.expired, timeout: .seconds(5), clock: clock
    ) { old throws(NetworkError) in
      renewals.with { $0 += 1 }
      let (never, continuation) = AsyncStream<Never>.makeStream()
      for await _ in never {}
      continuation.finish()
      return old
    }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    for number in 1...2 {
      let requests = (0..<10).map { _ in Task { await client.failure(Route<User>.get("user")) } }
      await clock.sleepers(1)
      // Who has been sent with the old credential fails with its renewal; who had not would begin another one.
      while transport.requests.count < number * 10 { try await Task.sleep(for: .milliseconds(1)) }
      clock.advance(by: .seconds(5))
      for request in requests { #expect(await request.value == .unauthorized(.refreshFailed(.timeout))) }
      #expect(renewals.value == number)
    }
    #expect(await authorizer.credential == Self.expired)
  }

  /// The outcomes of many requests that are sent at once.
  private func send(_ count: Int, _ client: NetworkClient) async -> [NetworkError?] {
    await withTaskGroup(of: NetworkError?.self) { group in
      for _ in 0..<count { group.addTask { await client.failure(Route<User>.get("user")) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test func aThousandRequestsRenewOnce() async throws {
    let gate = Gate()
    let server = try LoopbackServer { gate.answer($0) }
    let changes = Shared<[Credential?]>([])
    let client = NetworkClient.test(server, authorizer: authorizer(server) { new in changes.with { $0.append(new) } })
    let outcomes = await send(1_000, client)
    #expect(outcomes.count == 1_000)
    #expect(outcomes.allSatisfy { $0 == nil })
    #expect(server.requestCount(of: "/refresh") == 1)
    #expect(changes.value == [Credential(accessToken: "t2", refreshToken: "r2")])
  }

  @Test func aRefusedRenewalFailsEveryRequestOnceAndSignsOut() async throws {
    let gate = Gate(renews: .json(#"{"error": "invalid_grant"}"#, status: 400))
    let server = try LoopbackServer { gate.answer($0) }
    let changes = Shared<[Credential?]>([])
    let authorizer = authorizer(server) { new in changes.with { $0.append(new) } }
    let client = NetworkClient.test(server, authorizer: authorizer)
    let outcomes = await send(1_000, client)
    #expect(outcomes.count == 1_000)
    for outcome in outcomes {
      guard case .unauthorized = outcome else {
        Issue.record("\(String(describing: outcome))")
        continue
      }
    }
    #expect(server.requestCount(of: "/refresh") == 1)
    #expect(changes.value == [nil])
    // Nothing is sent any more: nobody is signed in.
    let sent = server.requestCount
    #expect(await client.failure(Route<User>.get("user")) == .unauthorized(.noCredential))
    #expect(server.requestCount == sent)
  }

  @Test func aRenewalThatBreaksFailsThoseWhoWereSentAndIsTriedAgainByTheNext() async throws {
    let arrived = Shared(0)
    let transport = InMemoryTransport { request throws(NetworkError) in
      guard request.url.path == "/user" else { return HTTPResponse(status: 500) }
      arrived.with { $0 += 1 }
      // All of them have the old credential before the server says no to the first.
      while arrived.value < 300 {
        do { try await Task.sleep(for: .milliseconds(1)) } catch { throw .cancelled }
      }
      return HTTPResponse(status: 401)
    }
    let anonymous = NetworkClient.test(nil, transport)
    let authorizer = Authorizer(credential: Self.expired) { old throws(NetworkError) in
      try await anonymous.send(.post("refresh", body: .json(["refreshToken": old.refreshToken])))
    }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    let outcomes = await send(300, client)
    #expect(outcomes.count == 300 && transport.requests(.post, "refresh").count == 1)
    for outcome in outcomes {
      guard case .unauthorized(.refreshFailed(.status)) = outcome else {
        Issue.record("\(String(describing: outcome))")
        continue
      }
    }
    #expect(await authorizer.credential == Self.expired)
    transport.on(.post, "refresh", .json(#"{"accessToken": "t2", "refreshToken": "r2"}"#))
    transport.on(.get, "user", .status(401), .json(#"{"id": 7}"#))
    #expect(await client.failure(Route<User>.get("user")) == nil)
  }

  @Test func aLate401OfAnOlderCredentialRenewsNothing() async throws {
    let gate = Gate()
    let server = try LoopbackServer { gate.answer($0) }
    let client = NetworkClient.test(server, authorizer: authorizer(server))
    async let late = client.failure(Route<User>.get("slow"))
    while server.requestCount(of: "/slow") == 0 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(await client.failure(Route<User>.get("user")) == nil)
    #expect(server.requestCount(of: "/refresh") == 1)
    #expect(await late == nil)
    #expect(server.requestCount(of: "/slow") == 2)
    #expect(server.requestCount(of: "/refresh") == 1)
  }

  @Test func aCredentialThatIsRefusedAgainIsNotRenewedForEver() async throws {
    let server = try LoopbackServer { $0.path == "/refresh" ? .json(#"{"accessToken": "t9"}"#) : .unauthorized }
    guard
      case .unauthorized(.refused) = await NetworkClient.test(server, authorizer: authorizer(server))
        .failure(Route<User>.get("user"))
    else {
      Issue.record("not refused")
      return
    }
    #expect(server.requests.map(\.path) == ["/user", "/refresh", "/user"])
  }

  @Test func theRenewalGoesOnWhenTheRequestThatBeganItIsCancelled() async throws {
    let gate = Gate(isHeld: true)
    let server = try LoopbackServer { gate.answer($0) }
    let client = NetworkClient.test(server, authorizer: authorizer(server))
    let first = Task { await client.failure(Route<User>.get("user")) }
    while server.requestCount(of: "/refresh") == 0 { try await Task.sleep(for: .milliseconds(1)) }
    async let second = client.failure(Route<User>.get("user"))
    first.cancel()
    #expect(await first.value == .cancelled)
    gate.isHeld.with { $0 = false }
    #expect(await second == nil)
    #expect(server.requestCount(of: "/refresh") == 1)
  }

  @Test func whoSignsOutStaysSignedOutAndNoRequestIsRepeatedAsSomebodyElse() async throws {
    let gate = Gate(isHeld: true)
    let server = try LoopbackServer { gate.answer($0) }
    let authorizer = authorizer(server)
    let client = NetworkClient.test(server, authorizer: authorizer)
    let waiting = Task { await client.failure(Route<User>.get("user")) }
    async let late = client.failure(Route<User>.get("slow"))
    while server.requestCount(of: "/refresh") == 0 || server.requestCount(of: "/slow") == 0 {
      try await Task.sleep(for: .milliseconds(1))
    }
    await authorizer.signOut()
    #expect(await waiting.value == .unauthorized(.sessionEnded))
    #expect(await authorizer.credential == nil)
    let other = Credential(accessToken: "somebody else")
    await authorizer.signIn(other)
    gate.isHeld.with { $0 = false }
    #expect(await late == .unauthorized(.sessionEnded))
    // The former user's renewal is over by now, and changed nothing.
    #expect(await authorizer.credential == other)
    #expect(!server.requests.contains { $0.headers["Authorization"]?.contains("somebody") == true })
  }

  @Test func routesWithoutAuthorizationAndRenewalsGoWithoutACredential() async throws {
    let transport = InMemoryTransport()
    transport.on(.post, "client", .json(#"{"id": 1}"#))
    transport.on(.get, "user", .status(401), .json(#"{"id": 7}"#))
    transport.on(.get, "renew", .json(#"{"id": 3}"#))
    let inside = Shared<NetworkClient?>(nil)
    let authorizer = Authorizer(credential: Self.expired) { _ throws(NetworkError) in
      // A renewal by way of the authorized client must not wait for itself.
      let user = try await inside.value?.send(Route<User>.get("renew"))
      return Credential(accessToken: Secret("t\(user?.id ?? 0)"))
    }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    inside.with { $0 = client }
    _ = try await client.send(Route<User>.post("client", isAuthorized: false))
    #expect(try await client.send(Route<User>.get("user")).id == 7)
    #expect(
      transport.requests.map { $0.headers["Authorization"] } == [nil, "Bearer t0", nil, "Bearer t3"])
    inside.with { $0 = nil }
  }
}
