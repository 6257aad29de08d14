import Foundation
import StrataData
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

// The examples of Documentation/Kit/Data.md about users, and about writes that do not get through.

private struct Rename: Codable, Sendable {
  let name: String
}

/// The session of each user who has signed in since the app was started.
private actor Accounts {
  private var sessions: [String: Authorizer.Session] = [:]

  func begin(_ user: String, _ session: Authorizer.Session) { sessions[user] = session }
  func session(of user: String?) -> Authorizer.Session? { user.flatMap { sessions[$0] } }
}

@Suite(.timeLimit(.minutes(5))) struct UsersDocumentationExamples {
  private let transport = InMemoryTransport()
  private let accounts = Accounts()
  private let authorizer = Authorizer { old throws(NetworkError) in old }
  private let client: NetworkClient
  private let database: Database

  init() throws {
    database = try Database(.memory)
    client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.example.com", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport,
      authorizer: authorizer)
  }

  private func makeOutbox() -> Outbox<Rename> {
    let outbox = Outbox<Rename>(database) { [accounts, client] entry in
      guard let session = await accounts.session(of: entry.owner) else { return .retry(mayHaveArrived: false) }
      do throws(NetworkError) {
        // Of a session that has ended, nothing is sent: `unauthorized(.sessionEnded)`, which is transient.
        let route = Route<NoContent>.put(
          "users/\(entry.orderingKey)", body: .json(entry.payload), idempotencyKey: entry.idempotencyKey.uuidString)
        try await client.inSession(session).send(route)
        return .accepted
      } catch {
        guard error.isTransient else { return .rejected() }
        return .retry(after: error.retryAfter, reason: "\(error)", mayHaveArrived: error.mayHaveTakenEffect)
      }
    }
    return outbox
  }

  @Test func noOrderOfCallsSendsAsAnotherUser() async throws {
    transport.on(.put, "users/{id}", .status(204))
    let outbox = makeOutbox()
    let credential = Credential(accessToken: "ann")

    let session = await authorizer.signIn(credential)
    await accounts.begin("ann", session)
    try await outbox.signIn(as: "ann")

    try await outbox.admit(Rename(name: "Ann"), orderedBy: "1")
    // The credential changes before the outbox does, and the new user is never named.
    await authorizer.signIn(Credential(accessToken: "bob"))
    #expect(try await outbox.flush() == 1)
    #expect(transport.requests.isEmpty)
    #expect(try await outbox.pending().map(\.attempts) == [0])
    try await outbox.signOut(.keep)
    await accounts.begin("bob", authorizer.session)
    try await outbox.signIn(as: "bob")
    #expect(try await outbox.flush() == 0)
    #expect(transport.requests.isEmpty)
    // When she is back, it is sent as hers.
    try await outbox.signIn(as: "ann")
    await accounts.begin("ann", authorizer.signIn(credential))
    #expect(try await outbox.flush() == 0)
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer ann"])
  }

  @Test func writesThatDoNotGetThrough() async throws {
    transport.on(.put, "users/{id}", .status(413))
    let store = Store<String, String, NetworkError>(
      source: InMemorySourceOfTruth(), freshness: .untilInvalidated, fetch: { _ in "Bea" })
    let outbox = makeOutbox()
    await accounts.begin("ann", authorizer.signIn(Credential(accessToken: "ann")))
    try await outbox.signIn(as: "ann")
    try await outbox.admit(Rename(name: "Ann"), orderedBy: "1")
    #expect(try await outbox.flush() == 1)
    var unsent: [String] = []

    for entry in try await outbox.pending() where entry.lastFailure != nil {
      unsent.append("\(entry.payload.name), tried \(entry.attempts) times since \(entry.admittedAt)")
    }
    if let stuck = try await outbox.pending().first, try await outbox.withdraw(stuck.id) == .mayHaveArrived {
      // The server may have it: fetch what it has before the user writes anew.
      try await store.invalidate(stuck.orderingKey)
    }

    #expect(unsent.count == 1 && unsent[0].hasPrefix("Ann, tried 0 times"))
    #expect(try await outbox.pending().isEmpty)
  }
}
