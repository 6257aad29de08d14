import StrataStorage

/// Objects that are created offline have temporary ids, until the server gives them real ones.
extension Outbox {
  /// The id by which the server has replaced a temporary one; `nil` while it has not. For screens and links that still
  /// have the temporary one.
  ///
  /// Temporary ids are strings that no other object will ever have, such as UUIDs. The map is kept until
  /// ``removeAll(alongside:)`` or ``signOut(_:alongside:)`` with `.discard`.
  public func realID(for temporary: String) async throws(DatabaseError) -> String? {
    try await journal.schema.make(in: database)
    return try await database.read { tx in try journal.realID(temporary, tx) }
  }
}

extension OutboxEntry where Payload: Codable {
  func withRealIDs(_ journal: OutboxJournal<Payload>, _ tx: ReadTransaction) throws(DatabaseError) -> OutboxEntry {
    let real = try journal.withRealIDs(payload, orderingKey, tx)
    return OutboxEntry(
      id: id, idempotencyKey: idempotencyKey, orderingKey: real.orderingKey, payload: real.payload,
      admittedAt: admittedAt, owner: owner, attempts: attempts, lastFailure: lastFailure)
  }
}
