import Foundation
import StrataData
import StrataStorage

/// What the app writes; `kind` is what the server is asked to do.
struct Note: Codable, Sendable {
  enum Kind: String, Codable {
    case note, merged, create, mention
  }

  let number: Int
  var lane: String
  var kind = Kind.note
  /// What else it is about, by an id that may be a temporary one.
  var object: String?
}

/// Notes that are shown at once, sent when possible, and taken back when the server refuses them. They are written by
/// two users in turn.
struct Notebook {
  let database: Database
  let outbox: Outbox<Note>

  init(file: URL, port: UInt16, session: Session) throws {
    database = try Database(
      .file(file),
      migrations: [
        Migration(
          1, "notes",
          """
          CREATE TABLE numbers (number INTEGER PRIMARY KEY AUTOINCREMENT);
          CREATE TABLE notes (number INTEGER PRIMARY KEY);
          CREATE TABLE refused (number INTEGER PRIMARY KEY, times INTEGER NOT NULL);
          CREATE TABLE withdrawn (number INTEGER PRIMARY KEY);
          CREATE TABLE dropped (number INTEGER PRIMARY KEY, times INTEGER NOT NULL);
          CREATE TABLE drafts (number INTEGER PRIMARY KEY);
          """)
      ])
    outbox = Outbox(
      database, backoff: Backoff(first: .milliseconds(1), limit: .milliseconds(4)),
      onRejection: { rejection, tx in
        guard let number = rejection.payload?.number else { return .keep }
        try tx.execute("DELETE FROM notes WHERE number = \(number)")
        // A second time would be counted, and found by the test.
        try tx.execute(
          "INSERT INTO refused VALUES (\(number), 1) ON CONFLICT (number) DO UPDATE SET times = times + 1")
        return .keep
      },
      replacingIDs: { note, real in
        Note(number: note.number, lane: real(note.lane), kind: note.kind, object: note.object.map(real))
      },
      send: { entry in await Self.send(entry, port, session) })
  }

  private static func send(_ entry: OutboxEntry<Note>, _ port: UInt16, _ session: Session) async -> OutboxAnswer<Note> {
    // As without a connection, now and then: certainly not sent.
    if Int.random(in: 0..<16) == 0 { return .retry(mayHaveArrived: false) }
    let note = entry.payload
    let user = entry.owner ?? "nobody"
    let line =
      "\(entry.idempotencyKey) \(user) \(session.user) \(note.lane) \(note.number) \(note.kind.rawValue) "
      + "\(note.object ?? "-")\n"
    switch await LineClient.ask(line, port: port) {
    case "ok": return .accepted
    case "id": return .created(ids: [note.lane: "r\(note.number)"])
    case "no": return .rejected(reason: "a multiple of seven")
    case "cf": return .conflict(merge: merge)
    default: return .retry()
    }
  }

  /// Multiples of ten are dropped.
  @Sendable private static func merge(_ mine: OutboxEntry<Note>, _ tx: WriteTransaction) throws -> OutboxResolution<
    Note
  > {
    var note = mine.payload
    guard note.number % 10 == 0 else {
      note.kind = .merged
      return .send(note)
    }
    try tx.execute("DELETE FROM notes WHERE number = \(note.number)")
    try tx.execute(
      "INSERT INTO dropped VALUES (\(note.number), 1) ON CONFLICT (number) DO UPDATE SET times = times + 1")
    return .drop
  }

  /// The note and its journal row in one transaction.
  /// - Parameter lane: what it is ordered by, given its number.
  func write(
    _ kind: Note.Kind = .note, _ lane: @Sendable (Int) -> String
  ) async throws -> Outbox<Note>.Entry {
    try await database.write { tx in
      let number = Int(try tx.insert("INSERT INTO numbers DEFAULT VALUES"))
      // What the server refuses, or has another value of, creates nothing.
      let isCreation = kind == .create && number % 7 != 0 && number % 5 != 0
      let lane = kind == .create && !isCreation ? "plain" : lane(number)
      try tx.execute("INSERT INTO notes VALUES (\(number))")
      let note = Note(number: number, lane: lane, kind: isCreation ? .create : .note)
      return try outbox.admit(note, orderedBy: lane, in: tx)
    }
  }

  /// A note about what another one creates. It has no order with that one.
  func mention(_ object: String) async throws -> Outbox<Note>.Entry {
    try await database.write { tx in
      let number = Int(try tx.insert("INSERT INTO numbers DEFAULT VALUES"))
      try tx.execute("INSERT INTO notes VALUES (\(number))")
      let note = Note(number: number, lane: "board", kind: .mention, object: object)
      return try outbox.admit(note, orderedBy: "board", in: tx)
    }
  }

  /// A draft, which replaces the drafts before it that were never sent.
  /// - Parameter object: what it is about, by an id that may be a temporary one.
  func writeDraft(about object: String) async throws -> Outbox<Note>.Entry {
    try await database.write { tx in
      let number = Int(try tx.insert("INSERT INTO numbers DEFAULT VALUES"))
      try tx.execute("INSERT INTO drafts VALUES (\(number))")
      return try outbox.admit(
        Note(number: number, lane: "drafts", object: object), orderedBy: "drafts", coalescedBy: "draft", in: tx)
    }
  }

  /// Takes a note back, unless it is too late.
  func withdraw(_ entry: Outbox<Note>.Entry) async throws -> OutboxWithdrawal {
    let number = entry.payload.number
    return try await outbox.withdraw(entry.id) { tx in
      try tx.execute("DELETE FROM notes WHERE number = \(number)")
      try tx.execute("INSERT INTO withdrawn VALUES (\(number))")
    }
  }
}
