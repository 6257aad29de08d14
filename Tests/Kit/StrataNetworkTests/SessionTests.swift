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

  /// Two windows sign in at once, or the user has given up: the answer that comes late signs in nobody.
  @Test func aSignInBelongsToTheSessionInWhichItBegan() async {
    let authorizer = authorizer(nil)
    let before = authorizer.session
    let begun = await authorizer.signIn(Self.ann, after: before)
    #expect(begun == .init(number: 1, state: .signedIn) && begun == authorizer.session)
    #expect(await authorizer.signIn(Self.bob, after: before) == nil)
    #expect(await authorizer.credential == Self.ann)
    await authorizer.signOut()
    // Also where nobody is signed in any more.
    #expect(await authorizer.signIn(Self.bob, after: before) == nil)
    #expect(await authorizer.credential == nil && authorizer.session.state == .signedOut)
    #expect(await authorizer.signIn(Self.bob, after: authorizer.session)?.number == 3)
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

  /// Answers in turn; the user changes while the request with a number is on its way.
  private func transport(
    changing authorizer: Authorizer, at number: Int, _ answers: [HTTPResponse]
  ) -> InMemoryTransport {
    let count = Shared(0)
    return InMemoryTransport { _ throws(NetworkError) in
      let index = count.with { count in
        defer { count += 1 }
        return count
      }
      if index == number { await authorizer.signIn(Self.bob) }
      return answers[min(index, answers.count - 1)]
    }
  }

  @Test func pagesBelongToTheSessionOfTheFirstOne() async throws {
    let authorizer = authorizer()
    let transport = transport(changing: authorizer, at: 1, [HTTPResponse(body: Data("[1]".utf8))])
    let client = NetworkClient.test(nil, transport, authorizer: authorizer)
    let pages = client.pages(until: \.isEmpty, route: { Route<[Int]>.get("items", query: ["page": $0]) })
    var count = 0
    await #expect(throws: NetworkError.unauthorized(.sessionEnded)) { for try await _ in pages { count += 1 } }
    #expect(count == 2)
    // Another iteration is another sequence of requests.
    var iterator = pages.makeAsyncIterator()
    #expect(try await iterator.next() == [1])
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer ann", "Bearer ann", "Bearer bob"])
  }

  @Test func aStreamOfEventsIsNotContinuedForTheNextUser() async throws {
    let authorizer = authorizer()
    let event = HTTPResponse(
      headers: ["Content-Type": "text/event-stream"], body: Data("id: 1\ndata: for ann\n\n".utf8))
    let transport = transport(changing: authorizer, at: 1, [event])
    let client = NetworkClient.test(nil, transport, authorizer: authorizer, clock: PauseClock())
    var count = 0
    await #expect(throws: NetworkError.unauthorized(.sessionEnded)) {
      for try await _ in client.events(.get("news")) { count += 1 }
    }
    #expect(count == 2)
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer ann", "Bearer ann"])
  }

  @Test func aDownloadIsNotContinuedForTheNextUser() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("export")
    let part = HTTPResponse(headers: ["Content-Length": "10", "ETag": "\"v1\""], body: Data("ANNAN".utf8))
    let authorizer = authorizer()
    let transport = transport(changing: authorizer, at: 0, [part])
    func client(_ authorizer: Authorizer) -> NetworkClient {
      NetworkClient.test(
        nil, transport, authorizer: authorizer, retry: RetryPolicy(maximumAttempts: 2, baseDelay: .zero))
    }
    func range(_ authorizer: Authorizer, owner: String? = nil, isAuthorized: Bool = true) async -> String? {
      let sent = transport.requests.count
      let route = Route<Data>.get("me/export", isAuthorized: isAuthorized)
      await #expect(throws: NetworkError.self) {
        try await client(authorizer).download(route, to: file, owner: owner)
      }
      return transport.requests[sent].headers["Range"]
    }
    await #expect(throws: NetworkError.unauthorized(.sessionEnded)) {
      try await client(authorizer).download(.get("me/export"), to: file)
    }
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer ann"])
    // The part of ann's is on the disk, and now bob is signed in.
    #expect(await range(authorizer) == nil)
    #expect(await range(authorizer) == "bytes=5-")
    // A later run of the app has other sessions, and knows its users.
    let later = self.authorizer()
    #expect(await range(later) == nil)
    #expect(await range(later, owner: "ann") == nil)
    #expect(await range(self.authorizer(), owner: "ann") == "bytes=5-")
    #expect(await range(self.authorizer(), owner: "bob") == nil)
    #expect(await range(self.authorizer(), isAuthorized: false) == nil)
    #expect(await range(later, isAuthorized: false) == "bytes=5-")
    let note = try String(contentsOf: file.appendingPathExtension("partial-version"), encoding: .utf8)
    #expect(!note.contains("ann") && !note.contains("bob"))
  }
}
