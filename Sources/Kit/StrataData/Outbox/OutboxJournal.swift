import Foundation
import StrataStorage

/// The outbox's tables: what was admitted, how often it was sent, and how it ended. Both rows of an accepted entry are
/// deleted together.
struct OutboxJournal<Payload: Codable & Sendable>: Sendable {
  typealias Entry = OutboxEntry<Payload>

  static var tables: [String] {
    ["strata_outbox_entries", "strata_outbox_attempts", "strata_outbox_settlements", "strata_outbox_ids"]
  }

  let outbox: String
  /// The payload with other ids.
  let replacingIDs: @Sendable (Payload, (String) -> String) -> Payload
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
    """
    CREATE TABLE IF NOT EXISTS strata_outbox_attempts (
      entry INTEGER PRIMARY KEY REFERENCES strata_outbox_entries (id) ON DELETE CASCADE,
      attempts INTEGER NOT NULL, attempted_at REAL NOT NULL, failure TEXT, sent_payload BLOB)
    """,
    """
    CREATE TABLE IF NOT EXISTS strata_outbox_ids (
      outbox TEXT NOT NULL, temporary TEXT NOT NULL, real TEXT NOT NULL, owner TEXT,
      PRIMARY KEY (outbox, temporary)) WITHOUT ROWID
    """,
  ]) { tx in
    // Journals of older versions lack some.
    for (table, column, type) in [
      ("strata_outbox_entries", "owner", "TEXT"), ("strata_outbox_entries", "coalescing_key", "TEXT"),
      ("strata_outbox_attempts", "sent_payload", "BLOB"),
    ] {
      let isThere: Int? = try tx.value("SELECT 1 FROM pragma_table_info(\(table)) WHERE name = \(column)")
      if isThere != nil { continue }
      try tx.execute("ALTER TABLE \(identifier: table) ADD COLUMN \(identifier: column) \(identifier: type)")
    }
  }

  /// How an entry ended, as its settlement says.
  enum End: String {
    case accepted, rejected, undecodable, followed
  }

  /// - Returns: the entry, and those of its coalescing key that it replaces: never sent, and gone.
  func admit(
    _ payload: Payload, _ orderingKey: String, owner: String?, coalescingKey: String?, _ date: Date,
    _ tx: WriteTransaction
  ) throws(DatabaseError) -> (entry: Entry, replaced: [Int64]) {
    try schema.make(in: tx)
    let (payload, orderingKey) = try withRealIDs(payload, orderingKey, tx)
    guard let data = StoredJSON.encode(payload) else { throw .coding(type: "\(Payload.self)") }
    let key = UUID()
    let replaced = try coalescingKey.map { key throws(DatabaseError) in
      try removeUnsent(orderingKey, owner: owner, coalescingKey: key, tx)
    }
    let id = try tx.insert(
      """
      INSERT INTO strata_outbox_entries
      (outbox, idempotency_key, ordering_key, payload, admitted_at, owner, coalescing_key)
      VALUES (\(outbox), \(key), \(orderingKey), \(data), \(date), \(owner), \(coalescingKey))
      """)
    let entry = Entry(
      id: id, idempotencyKey: key, orderingKey: orderingKey, payload: payload, admittedAt: date, owner: owner)
    return (entry, replaced ?? [])
  }

  private func removeUnsent(
    _ orderingKey: String, owner: String?, coalescingKey: String, _ tx: WriteTransaction
  ) throws(DatabaseError) -> [Int64] {
    try tx.rows(
      """
      DELETE FROM strata_outbox_entries WHERE outbox = \(outbox) AND owner IS \(owner)
      AND ordering_key = \(orderingKey) AND coalescing_key = \(coalescingKey)
      AND id NOT IN (SELECT entry FROM strata_outbox_settlements)
      AND id NOT IN (SELECT entry FROM strata_outbox_attempts WHERE attempts > 0) RETURNING id
      """
    ) { row in try row[0] }
  }

  /// Notes that an entry is about to be sent.
  func begin(_ id: Int64, _ date: Date, _ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute(
      """
      INSERT INTO strata_outbox_attempts (entry, attempts, attempted_at) VALUES (\(id), 1, \(date))
      ON CONFLICT (entry) DO UPDATE SET attempts = attempts + 1, attempted_at = excluded.attempted_at
      """)
  }

  /// Notes why an attempt failed, and takes back one that cannot have arrived. Without any other, the entry is not
  /// bound to the payload that was sent.
  func fail(
    _ id: Int64, _ reason: String?, mayHaveArrived: Bool, _ tx: WriteTransaction
  ) throws(DatabaseError) {
    try tx.execute(
      "UPDATE strata_outbox_attempts SET failure = ifnull(\(reason), failure) WHERE entry = \(id)")
    if mayHaveArrived { return }
    try tx.execute(
      """
      UPDATE strata_outbox_attempts SET attempts = attempts - 1,
      sent_payload = CASE WHEN attempts > 1 THEN sent_payload END WHERE entry = \(id) AND attempts > 0
      """)
  }

  /// Ends an entry; `false` when it has ended or was deleted before.
  func settle(
    _ id: Int64, _ end: End, reason: String? = nil, _ date: Date, _ tx: WriteTransaction
  ) throws(DatabaseError) -> Bool {
    try tx.execute(
      """
      INSERT INTO strata_outbox_settlements (entry, end, reason, settled_at)
      SELECT id, \(end.rawValue), \(reason), \(date) FROM strata_outbox_entries WHERE id = \(id)
      ON CONFLICT (entry) DO NOTHING
      """) > 0
  }

  /// Deletes what was accepted.
  func compact(_ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute(
      """
      DELETE FROM strata_outbox_entries WHERE outbox = \(outbox)
      AND id IN (SELECT entry FROM strata_outbox_settlements WHERE end = \(End.accepted.rawValue))
      """)
  }

  /// Deletes an entry, as if it had never been admitted.
  func remove(_ id: Int64, _ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute("DELETE FROM strata_outbox_entries WHERE id = \(id)")
  }

  /// Deletes everything of an owner.
  func removeAll(of owner: String?, _ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute("DELETE FROM strata_outbox_ids WHERE outbox = \(outbox) AND owner IS \(owner)")
    try tx.execute("DELETE FROM strata_outbox_entries WHERE outbox = \(outbox) AND owner IS \(owner)")
  }

  /// Gives the entries without an owner to an owner.
  func adopt(_ owner: String, _ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute("UPDATE strata_outbox_ids SET owner = \(owner) WHERE outbox = \(outbox) AND owner IS NULL")
    try tx.execute(
      "UPDATE strata_outbox_entries SET owner = \(owner) WHERE outbox = \(outbox) AND owner IS NULL")
  }

  /// Deletes a rejected entry of an owner. Entries that are pending or accepted stay.
  func dismiss(_ id: Int64, of owner: String?, _ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute(
      """
      DELETE FROM strata_outbox_entries WHERE outbox = \(outbox) AND owner IS \(owner) AND id = \(id)
      AND id IN (SELECT entry FROM strata_outbox_settlements WHERE end <> \(End.accepted.rawValue))
      """)
  }

  /// Undoes the end of an entry that was set aside because it could not be decoded, if it can be now.
  func restore(_ id: Int64, owner: String?, _ tx: WriteTransaction) throws(DatabaseError) -> Entry? {
    let found = try tx.first(
      """
      \(Self.everything) JOIN strata_outbox_settlements AS settlement ON settlement.entry = id
      WHERE outbox = \(outbox) AND owner IS \(owner) AND id = \(id) AND end = \(End.undecodable.rawValue)
      """
    ) { row in try Record(row) }
    guard let found, found.entry != nil else { return nil }
    try tx.execute("DELETE FROM strata_outbox_settlements WHERE entry = \(id)")
    try replaceIDs(in: found, tx)
    return try record(id, of: owner, tx)?.entry
  }
}
