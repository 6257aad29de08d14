import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// What a renewal does to those who are not part of it.
@Suite(.timeLimit(.minutes(5))) struct RenewalTests {
  private static let expired = Credential(accessToken: "t0", refreshToken: "r0")

  /// A proxy or a firewall answers 403, the user has done nothing.
  @Test(arguments: [(403, true), (429, true), (503, true), (400, false), (401, false)])
  func onlyARefusedCredentialSignsOut(status: Int, isKept: Bool) async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "user", .status(401))
    transport.on(.post, "refresh", .status(status))
    let anonymous = NetworkClient.test(nil, transport)
    let authorizer = Authorizer(credential: Self.expired) { _ throws(NetworkError) in
      try await anonymous.send(.post("refresh", isAuthorized: false))
    }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    guard case .unauthorized(.refreshFailed) = await client.failure(Route<User>.get("user")) else {
      Issue.record("the renewal has not failed")
      return
    }
    #expect(await authorizer.credential == (isKept ? Self.expired : nil))
  }

  /// What a renewal sets off and does not wait for is a request like any other.
  @Test func aTaskThatARenewalBeginsSendsWithACredential() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "user", .status(401), .json(#"{"id": 7}"#))
    transport.on(.get, "report", .json(#"{"id": 1}"#))
    let inside = Shared<NetworkClient?>(nil)
    let report = Shared<Task<NetworkError?, Never>?>(nil)
    let authorizer = Authorizer(credential: Self.expired) { _ throws(NetworkError) in
      let client = inside.value
      report.with { $0 = Task { await client?.failure(Route<User>.get("report")) } }
      return Credential(accessToken: "t1")
    }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    inside.with { $0 = client }
    #expect(try await client.send(Route<User>.get("user")).id == 7)
    #expect(await report.value?.value == nil)
    #expect(transport.requests(.get, "report").map { $0.headers["Authorization"] } == ["Bearer t1"])
    inside.with { $0 = nil }
  }

  /// A renewal may use an API that has an authorizer of its own.
  @Test func aRenewalOfOneAPIUsesTheCredentialOfAnother() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "user", .status(401), .json(#"{"id": 7}"#))
    transport.on(.get, "identity", .json(#"{"id": 1}"#))
    let other = NetworkClient.test(
      nil, transport,
      authorizer: Authorizer(credential: Credential(accessToken: "other")) { old throws(NetworkError) in old })
    let authorizer = Authorizer(credential: Self.expired) { _ throws(NetworkError) in
      let user = try await other.send(Route<User>.get("identity"))
      return Credential(accessToken: Secret("t\(user.id)"))
    }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    #expect(try await client.send(Route<User>.get("user")).id == 7)
    #expect(transport.requests(.get, "identity").map { $0.headers["Authorization"] } == ["Bearer other"])
  }

  /// Swift does not say whose child a task is: a child that the renewal awaits looks like a task that it only began.
  @Test func aRenewalThatAwaitsAChildTaskOfItsOwnFailsAtItsTimeout() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "user", .status(401))
    let clock = ManualClock()
    let inside = Shared<NetworkClient?>(nil)
    let authorizer = Authorizer(credential: Self.expired, timeout: .seconds(9), clock: clock) {
      _ throws(NetworkError) in
      let client = inside.value
      async let failure = client?.failure(Route<User>.get("identity"))
      throw await failure ?? .timeout
    }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    inside.with { $0 = client }
    let request = Task { await client.failure(Route<User>.get("user")) }
    await clock.sleepers(1)
    clock.advance(by: .seconds(9))
    #expect(await request.value == .unauthorized(.refreshFailed(.timeout)))
    // The request of the child was not sent.
    #expect(transport.requests(.get, "identity").isEmpty)
    inside.with { $0 = nil }
  }
}
