import StrataStorage

/// The stored value of the server, with the pending writes applied.
public struct Overlaid<Value: Sendable, Payload: Sendable>: Sendable {
  /// What to show; `nil` when there is nothing, or when a pending write removes it.
  public let value: Value?
  /// What the source of truth has; `nil` when nothing is stored.
  public let stored: Stored<Value>?
  /// The writes that have been applied, oldest first.
  public let pending: [OutboxEntry<Payload>]
  /// The writes that were rejected and not yet dismissed, oldest first. They are not part of ``value``.
  public let rejected: [OutboxRejection<Payload>]

  /// For tests and previews.
  public init(
    value: Value?, stored: Stored<Value>?, pending: [OutboxEntry<Payload>], rejected: [OutboxRejection<Payload>] = []
  ) {
    self.value = value
    self.stored = stored
    self.pending = pending
    self.rejected = rejected
  }
}

extension Overlaid: Equatable where Value: Equatable, Payload: Equatable {}

extension Outbox {
  /// A value as the user has left it: what the source of truth has, with the owner's pending writes applied, now and
  /// after every commit. No refresh hides what was typed, and there is nothing to roll back when a write is rejected.
  ///
  /// ```swift
  /// for try await user in outbox.overlay(on: users, for: id, orderedBy: id, applying: { user, change in
  ///   user?.renamed(change.name)
  /// }) { … }
  /// ```
  /// Value and writes are read in one transaction, so that neither is ever shown without the other. Store what an
  /// accepted write has made true with `onAcceptance`, or the old value is shown until the next fetch.
  ///
  /// A `String` key and an ordering key that are temporary ids mean the real ones as soon as the server has given them.
  /// - Parameters:
  ///   - source: where the values of the server live, in the database of the outbox.
  ///   - key: the key of the value.
  ///   - orderingKey: what the writes to this value are ordered by; `nil` for those of all keys, where the value is a
  ///     list.
  ///   - apply: the value after a write, given the one before it.
  /// - Returns: a stream that fails with a `DatabaseError`; with `.unsupported` when the source of truth is in another
  ///   database.
  public func overlay<Key, Value>(
    on source: DatabaseSourceOfTruth<Key, Value>, for key: Key, orderedBy orderingKey: String?,
    applying apply: @escaping @Sendable (Value?, Payload) -> Value?
  ) -> AsyncThrowingStream<Overlaid<Value, Payload>, any Error> {
    guard source.database === database else {
      return AsyncThrowingStream { continuation in
        continuation.finish(
          throwing: DatabaseError.unsupported("an overlay on a source of truth in another database than the outbox"))
      }
    }
    // Of tables of the app's own, all commits may concern the value.
    let tables = source.tables.map { $0.union(OutboxJournal<Payload>.tables) } ?? []
    let preparations = [journal.schema.preparation, source.schema.preparation].compactMap { $0 }
    let prepare: @Sendable (WriteTransaction) throws -> Void = { tx in for prepare in preparations { try prepare(tx) } }
    return database.observe(tables: tables, preparing: preparations.isEmpty ? nil : prepare) { [journal, state] tx in
      // A screen may have been opened with a temporary id.
      let key = try (key as? String).flatMap { try journal.realID($0, tx) as? Key } ?? key
      let orderingKey = try orderingKey.map { try journal.withRealIDs($0, tx) }
      let stored = try source.read(key, in: tx)
      let owner = state.withLock { $0.owner }
      let pending = try journal.pending(of: owner, orderedBy: orderingKey, tx).compactMap(\.entry)
      let value = pending.reduce(stored?.value) { apply($0, $1.payload) }
      let rejected = try journal.rejections(of: owner, orderedBy: orderingKey, tx)
      return Overlaid(value: value, stored: stored, pending: pending, rejected: rejected)
    }
  }
}
