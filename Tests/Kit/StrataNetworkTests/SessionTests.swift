import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Who uses the app, for all windows; and to whom a request belongs.
@Suite(.timeLimit(.minutes(5))) struct SessionTests {
  private struct Locked: Error {}

  private static let ann = Credential(accessToken: "ann", refreshToken: "r")
  private static let bob = Credential(accessToken: "bob")

  private func authorizer(_ credential: Credential? = SessionTests.ann) -> Authorizer {
    Authorizer(credential: credential) { _ throws(NetworkError) in throw .status(HTTPResponse(status: 400)) }
  }

  @Test func everyObserverGetsTheSessionOfNowAndEachChange() async {
    let authorizer = authorizer(nil)
    var (first, second) = (authorizer.sessions.makeAsyncIterator(), authorizer.sessions.makeAsyncIterator())
    #expect(await first.next() == Authorizer.Session(number: 0, state: .signedOut))
    #expect(await second.next() == authorizer.session)
    await authorizer.signIn(Self.ann)
    for session in [await first.next(), await second.next()] { #expect(session == .init(number: 1, state: .signedIn)) }
    var late = authorizer.sessions.makeAsyncIterator()
    #expect(await late.next() == .init(number: 1, state: .signedIn))
    // Who is slow misses what has passed, not what is.
    await authorizer.signOut()
    await authorizer.signIn(Self.bob)
    for session in [await first.next(), await second.next(), await late.next()] {
      #expect(session == .init(number: 3, state: .signedIn))
    }
    #expect(authorizer.session == .init(number: 3, state: .signedIn))
  }

  @Test func aRenewalChangesNoSessionAndARefusedOneEndsIt() async {
    let transport = InMemoryTransport()
    transport.on(.get, "user", .status(401), .json(#"{"id": 7}"#), .status(401))
    let renewals = Shared(0)
    let authorizer = Authorizer(credential: Self.ann) { _ throws(NetworkError) in
      let number = renewals.with { value in
        value += 1
        return value
      }
      guard number == 1 else { throw .status(HTTPResponse(status: 400)) }
      return Credential(accessToken: "ann2")
    }
    var sessions = authorizer.sessions.makeAsyncIterator()
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    #expect(await client.failure(Route<User>.get("user")) == nil)
    #expect(await sessions.next() == .init(number: 0, state: .signedIn))
    _ = await client.failure(Route<User>.get("user"))
    #expect(await sessions.next() == .init(number: 0, state: .expired))
  }

  /// A credential that cannot be read is neither there nor absent, and nothing may delete it.
  @Test func aCredentialThatCannotBeReadIsReadByTheNextRequest() async {
    let transport = InMemoryTransport()
    transport.on(.get, "user", .json(#"{"id": 7}"#))
    let isLocked = Shared(true)
    let changes = Shared(0)
    let authorizer = Authorizer(
      reading: { if isLocked.value { throw Locked() } else { Self.ann } }, onChange: { _ in changes.with { $0 += 1 } }
    ) { old throws(NetworkError) in old }
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    #expect(authorizer.session.state == .unreadable)
    #expect(await client.failure(Route<User>.get("user")) == .unauthorized(.unreadableCredential))
    await authorizer.readCredential()
    #expect(authorizer.session.state == .unreadable && transport.requests.isEmpty)
    isLocked.with { $0 = false }
    #expect(await client.failure(Route<User>.get("user")) == nil)
    #expect(authorizer.session == .init(number: 0, state: .signedIn))
    #expect(transport.requests.first?.headers["Authorization"] == "Bearer ann")
    #expect(changes.value == 0)
    let absent = Authorizer(reading: { nil }) { old throws(NetworkError) in old }
    #expect(absent.session.state == .signedOut)
  }

  @Test func aLateSignOutOfAFormerUserSignsOutNobodyElse() async {
    let authorizer = authorizer()
    let session = authorizer.session
    await authorizer.signIn(Self.bob)
    await authorizer.signOut(of: session)
    #expect(await authorizer.credential == Self.bob)
    await authorizer.signOut(of: authorizer.session)
    #expect(await authorizer.credential == nil)
  }

  /// A window still shows the former user.
  @Test func aRequestOfASessionIsNeverSentInAnotherOne() async {
    let transport = InMemoryTransport()
    let authorizer = authorizer()
    let window = NetworkClient.test(nil, transport, authorizer: authorizer).inSession(authorizer.session)
    await authorizer.signIn(Self.bob)
    #expect(await window.failure(Route<NoContent>.put("avatar")) == .unauthorized(.sessionEnded))
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: [0, 1]) func aRetryIsNotSentAsTheNextUser(isLost: Int) async {
    let authorizer = authorizer()
    let transport = InMemoryTransport { _ throws(NetworkError) in
      await authorizer.signOut()
      await authorizer.signIn(Self.bob)
      if isLost == 1 { throw .connectionLost }
      return HTTPResponse(status: 429)
    }
    let client = NetworkClient.test(
      nil, transport, authorizer: authorizer, retry: RetryPolicy(maximumAttempts: 3, baseDelay: .zero))
    let ended = NetworkError.unauthorized(.sessionEnded)
    let error = await client.failure(Route<NoContent>.put("notes/1", body: .json(["text": "of ann"])))
    #expect(error == (isLost == 1 ? .unconfirmed(ended) : ended))
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer ann"])
  }
}
