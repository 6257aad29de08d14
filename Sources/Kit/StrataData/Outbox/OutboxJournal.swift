import Foundation
import StrataStorage

/// The outbox's two tables: what was admitted, and how it ended. Rows are only ever added, until both rows of an
/// accepted entry are cleared away together.
struct OutboxJournal<Payload: Codable & Sendable>: Sendable {
  typealias Entry = OutboxEntry<Payload>

  let outbox: String
  let schema = LazySchema([
    """
    CREATE TABLE IF NOT EXISTS strata_outbox_entries (
      id INTEGER PRIMARY KEY AUTOINCREMENT, outbox TEXT NOT NULL, idempotency_key TEXT NOT NULL UNIQUE,
      ordering_key TEXT NOT NULL, payload BLOB NOT NULL, admitted_at REAL NOT NULL)
    """,
    """
    CREATE TABLE IF NOT EXISTS strata_outbox_settlements (
      entry INTEGER PRIMARY KEY REFERENCES strata_outbox_entries (id) ON DELETE CASCADE,
      end TEXT NOT NULL, reason TEXT, settled_at REAL NOT NULL)
    """,
  ])

  /// How an entry ended, as its settlement says.
  enum End: String {
    case accepted, rejected, undecodable, followed
  }

  func admit(
    _ payload: Payload, _ orderingKey: String, _ key: UUID, _ date: Date, _ tx: WriteTransaction
  ) throws(DatabaseError) -> Entry {
    guard let data = StoredJSON.encode(payload) else { throw .coding(type: "\(Payload.self)") }
    try schema.make(in: tx)
    let id = try tx.insert(
      """
      INSERT INTO strata_outbox_entries (outbox, idempotency_key, ordering_key, payload, admitted_at)
      VALUES (\(outbox), \(key), \(orderingKey), \(data), \(date))
      """)
    return Entry(id: id, idempotencyKey: key, orderingKey: orderingKey, payload: payload, admittedAt: date)
  }

  /// Ends an entry; `false` when it has been ended before, which then stands.
  func settle(
    _ id: Int64, _ end: End, reason: String? = nil, _ date: Date, _ tx: WriteTransaction
  ) throws(DatabaseError) -> Bool {
    try tx.execute(
      """
      INSERT INTO strata_outbox_settlements (entry, end, reason, settled_at)
      VALUES (\(id), \(end.rawValue), \(reason), \(date)) ON CONFLICT (entry) DO NOTHING
      """) > 0
  }

  /// Clears away what was accepted.
  func compact(_ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute(
      """
      DELETE FROM strata_outbox_entries WHERE outbox = \(outbox)
      AND id IN (SELECT entry FROM strata_outbox_settlements WHERE end = \(End.accepted.rawValue))
      """)
  }

  /// Forgets the rejection of an entry. What is pending or accepted stays.
  func dismiss(_ id: Int64, _ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute(
      """
      DELETE FROM strata_outbox_entries WHERE outbox = \(outbox) AND id = \(id)
      AND id IN (SELECT entry FROM strata_outbox_settlements WHERE end <> \(End.accepted.rawValue))
      """)
  }

  /// An entry as it is stored: its payload may not be what this version of the app can read.
  struct Record: Sendable {
    let id: Int64
    let idempotencyKey: UUID
    let orderingKey: String
    let data: Data
    let admittedAt: Date

    init(_ row: borrowing Row) throws(DatabaseError) {
      id = try row["id"]
      idempotencyKey = try row["idempotency_key"]
      orderingKey = try row["ordering_key"]
      data = try row["payload"]
      admittedAt = try row["admitted_at"]
    }

    var entry: Entry? {
      guard let payload = StoredJSON.decode(Payload.self, from: data) else { return nil }
      return Entry(
        id: id, idempotencyKey: idempotencyKey, orderingKey: orderingKey, payload: payload, admittedAt: admittedAt)
    }

    func rejection(_ reason: OutboxRejection<Payload>.Reason, later: [Entry] = []) -> OutboxRejection<Payload> {
      OutboxRejection(
        id: id, idempotencyKey: idempotencyKey, orderingKey: orderingKey, payload: entry?.payload, data: data,
        reason: reason, later: later)
    }
  }

  /// The entries without an end, oldest first: what a crash must not lose.
  func pending(_ tx: ReadTransaction) throws(DatabaseError) -> [Record] {
    try tx.rows(
      """
      SELECT * FROM strata_outbox_entries WHERE outbox = \(outbox)
      AND id NOT IN (SELECT entry FROM strata_outbox_settlements) ORDER BY id
      """
    ) { row in try Record(row) }
  }

  /// Number and ordering key of the entries without an end.
  func pendingIDs(_ tx: ReadTransaction) throws(DatabaseError) -> [(id: Int64, lane: String)] {
    try tx.rows(
      """
      SELECT id, ordering_key FROM strata_outbox_entries WHERE outbox = \(outbox)
      AND id NOT IN (SELECT entry FROM strata_outbox_settlements) ORDER BY id
      """
    ) { row in (id: try row[0], lane: try row[1]) }
  }

  /// An entry without an end.
  func record(_ id: Int64, _ tx: ReadTransaction) throws(DatabaseError) -> Record? {
    try tx.first(
      """
      SELECT * FROM strata_outbox_entries WHERE id = \(id)
      AND id NOT IN (SELECT entry FROM strata_outbox_settlements)
      """
    ) { row in try Record(row) }
  }

  /// The entries without an end that wait behind another.
  func later(than record: Record, _ tx: ReadTransaction) throws(DatabaseError) -> [Record] {
    try tx.rows(
      """
      SELECT * FROM strata_outbox_entries WHERE outbox = \(outbox) AND ordering_key = \(record.orderingKey)
      AND id > \(record.id) AND id NOT IN (SELECT entry FROM strata_outbox_settlements) ORDER BY id
      """
    ) { row in try Record(row) }
  }

  func rejections(_ tx: ReadTransaction) throws(DatabaseError) -> [OutboxRejection<Payload>] {
    try tx.rows(
      """
      SELECT * FROM strata_outbox_entries JOIN strata_outbox_settlements ON entry = id
      WHERE outbox = \(outbox) AND end <> \(End.accepted.rawValue) ORDER BY id
      """
    ) { row in
      let end: String = try row["end"]
      let reason: String? = try row["reason"]
      switch End(rawValue: end) {
      case .undecodable: return try Record(row).rejection(.undecodable)
      case .followed: return try Record(row).rejection(.followed(reason.flatMap { Int64($0) } ?? 0))
      default: return try Record(row).rejection(.server(reason ?? ""))
      }
    }
  }
}
