import Foundation
import StrataStorage

/// What is there after the kills: what the server did, what the app has, and what it had promised.
struct OutboxKillRecord {
  /// Numbers of notes that the app has, by what has become of them.
  struct Tables {
    let notes: Set<Int>
    let refused: Set<Int>
    let withdrawn: Set<Int>
    let dropped: Set<Int>
    let drafts: Set<Int>
    /// Rejections and drops that were stored more than once.
    let repeated: Int
  }

  let server: LineServer.Record
  let tables: Tables
  /// Promised by the app as notes that are kept.
  let promised: [Int]
  /// Promised by the app as notes that were taken back and had never been sent.
  let unsent: Set<Int>

  /// - Parameter words: what the app has printed; a negative number is that of a note which was taken back.
  init(server: LineServer.Record, file: URL, words: [Int]) async throws {
    self.server = server
    promised = words.filter { $0 > 0 }
    unsent = Set(words.filter { $0 < 0 }.map { -$0 })
    let database = try Database(.file(file), migrations: [Migration(1, "notes", "")])
    tables = try await database.read { tx in
      func numbers(_ query: SQL) throws -> Set<Int> { Set(try tx.rows(query) { row in try row[0] as Int }) }
      return Tables(
        notes: try numbers("SELECT number FROM notes"), refused: try numbers("SELECT number FROM refused"),
        withdrawn: try numbers("SELECT number FROM withdrawn"), dropped: try numbers("SELECT number FROM dropped"),
        drafts: try numbers("SELECT number FROM drafts"),
        repeated: try tx.value(
          """
          SELECT (SELECT count(*) FROM refused WHERE times > 1) + (SELECT count(*) FROM dropped WHERE times > 1)
          """) ?? 0)
    }
  }

  var applied: Set<Int> { Set(server.applied.map(\.number)) }
  /// The refusals of each note, in order.
  var refusals: [Int: [LineServer.Refusal]] { Dictionary(grouping: server.refused, by: \.number) }
  /// What the server has executed, refused, or seen dropped.
  var ended: Set<Int> { applied.union(refusals.keys).union(tables.dropped) }
  /// Drafts that the server has never seen: a newer one stands in their place.
  var replaced: Set<Int> { tables.drafts.subtracting(ended) }
  /// Refused and not executed either before or after.
  var finallyRefused: Set<Int> { Set(refusals.keys).subtracting(applied).subtracting(tables.dropped) }
  /// Refused for a temporary id while the app learned the real one, then executed with that.
  var renamed: Set<Int> { server.strangers.intersection(applied) }

  func isKept(_ number: Int) -> Bool { !tables.withdrawn.contains(number) }

  /// Whether the kills have hit all that they are meant for: there is nothing that an unlucky run could have left out.
  var isComplete: Bool {
    let lanes = server.applied.map(\.lane)
    return promised.count >= 400 && unsent.count >= 5 && server.repeats > 0 && server.aliases > 0 && server.merges > 0
      && !renamed.isEmpty && !tables.refused.isEmpty && !tables.dropped.isEmpty && !replaced.isEmpty
      && lanes.contains { $0.contains("/r") } && Set(lanes.map { $0.prefix(1) }).count == 2
  }
}
