import Foundation
import StrataData
import StrataStorage

struct Note: Codable, Sendable {
  let number: Int
  let lane: String
}

/// Notes that are shown at once, sent when possible, and taken back when the server refuses them.
struct Notebook {
  let database: Database
  let outbox: Outbox<Note>

  init(file: URL, port: UInt16) throws {
    database = try Database(
      .file(file),
      migrations: [
        Migration(
          1, "notes",
          """
          CREATE TABLE notes (number INTEGER PRIMARY KEY, lane TEXT NOT NULL);
          CREATE TABLE refused (number INTEGER PRIMARY KEY, times INTEGER NOT NULL);
          CREATE TABLE withdrawn (number INTEGER PRIMARY KEY);
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
      send: { entry in
        let note = entry.payload
        let line = "\(entry.idempotencyKey) \(note.lane) \(note.number)\n"
        switch await LineClient.ask(line, port: port) {
        case "ok": return .accepted
        case "no": return .rejected(reason: "a multiple of seven")
        default: return .retry()
        }
      })
  }

  /// The note and its journal row in one transaction.
  func write() async throws -> (number: Int, entry: Outbox<Note>.Entry) {
    try await database.write { tx in
      let number: Int =
        try tx.value(
          """
          SELECT 1 + max((SELECT ifnull(max(number), 0) FROM notes), (SELECT ifnull(max(number), 0) FROM refused),
            (SELECT ifnull(max(number), 0) FROM withdrawn))
          """) ?? 1
      let note = Note(number: number, lane: "lane\(number % 3)")
      try tx.execute("INSERT INTO notes VALUES (\(number), \(note.lane))")
      return (number: number, entry: try outbox.admit(note, orderedBy: note.lane, in: tx))
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
