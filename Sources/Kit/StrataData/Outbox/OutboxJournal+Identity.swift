import Foundation
import StrataStorage

/// Temporary ids and the real ones that the server has given, and payloads that change while their entries are pending.
extension OutboxJournal {
  /// The real id of a temporary one; `nil` while the server has given none.
  func realID(_ id: String, _ tx: ReadTransaction) throws(DatabaseError) -> String? {
    try tx.value("SELECT real FROM strata_outbox_ids WHERE outbox = \(outbox) AND temporary = \(id)")
  }

  /// An ordering key with real ids: a temporary one is the whole key or a part of it between slashes.
  func withRealIDs(_ orderingKey: String, _ tx: ReadTransaction) throws(DatabaseError) -> String {
    var parts: [String] = []
    for part in orderingKey.split(separator: "/", omittingEmptySubsequences: false) {
      parts.append(try realID(String(part), tx) ?? String(part))
    }
    return parts.joined(separator: "/")
  }

  func withRealIDs(
    _ payload: Payload, _ orderingKey: String, _ tx: ReadTransaction
  ) throws(DatabaseError) -> (payload: Payload, orderingKey: String) {
    var failure: DatabaseError?
    let replaced = replacingIDs(payload) { id in
      do throws(DatabaseError) { return try realID(id, tx) ?? id } catch { failure = error }
      return id
    }
    if let failure { throw failure }
    return (replaced, try withRealIDs(orderingKey, tx))
  }

  /// Notes the ids that the server has given, and replaces the temporary ones in everything that is pending.
  func replaceIDs(_ ids: [String: String], of owner: String?, _ tx: WriteTransaction) throws(DatabaseError) {
    for (temporary, real) in ids.sorted(by: { $0.key < $1.key }) {
      try tx.execute(
        """
        INSERT OR REPLACE INTO strata_outbox_ids (outbox, temporary, real, owner)
        VALUES (\(outbox), \(temporary), \(real), \(owner))
        """)
    }
    for record in try pending(of: owner, tx) { try replaceIDs(in: record, tx) }
  }

  func replaceIDs(in record: Record, _ tx: WriteTransaction) throws(DatabaseError) {
    let orderingKey = try withRealIDs(record.orderingKey, tx)
    if orderingKey != record.orderingKey {
      try tx.execute("UPDATE strata_outbox_entries SET ordering_key = \(orderingKey) WHERE id = \(record.id)")
    }
    guard let entry = record.entry else { return }
    let payload = try withRealIDs(entry.payload, orderingKey, tx).payload
    // Compared as stored: a payload need not be `Equatable`.
    guard StoredJSON.encode(payload) != StoredJSON.encode(entry.payload) else { return }
    if record.attempts > 0 {
      // The server may have it under its key, with the temporary ids: so it is sent again as it was.
      try tx.execute(
        """
        UPDATE strata_outbox_attempts SET sent_payload = ifnull(sent_payload, \(record.data))
        WHERE entry = \(record.id)
        """)
    }
    try setPayload(payload, of: record.id, tx)
  }

  private func setPayload(_ payload: Payload, of id: Int64, _ tx: WriteTransaction) throws(DatabaseError) {
    guard let data = StoredJSON.encode(payload) else { throw .coding(type: "\(Payload.self)") }
    try tx.execute("UPDATE strata_outbox_entries SET payload = \(data) WHERE id = \(id)")
  }

  /// Gives an entry another payload, after the server has refused the old one.
  func replace(_ id: Int64, with payload: Payload, _ tx: WriteTransaction) throws(DatabaseError) {
    try setPayload(payload, of: id, tx)
    try renew(id, tx)
  }

  /// Gives an entry another key, after the server has refused what it had under the old one: nothing was done under
  /// that one, and nothing will be.
  func renew(_ id: Int64, _ tx: WriteTransaction) throws(DatabaseError) {
    try tx.execute("UPDATE strata_outbox_entries SET idempotency_key = \(UUID()) WHERE id = \(id)")
    try tx.execute("DELETE FROM strata_outbox_attempts WHERE entry = \(id)")
  }
}
