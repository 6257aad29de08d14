import StrataStorage

/// What an outbox has: writes that wait, and writes that were refused.
extension Outbox {
  /// The owner's writes that have not reached an end, oldest first. Those that cannot be decoded are left out; they are
  /// set aside when they would be sent.
  public func pending() async throws(DatabaseError) -> [Entry] {
    try await journal.schema.make(in: database)
    return try await database.read { tx in try journal.pending(of: owner, tx).compactMap(\.entry) }
  }

  /// The same, now and after every change, also of attempts and their failures: for a badge, or to mark what is not yet
  /// synchronized. After a change of the owner it shows the new owner's. A failure is a `DatabaseError`.
  public func observePending() -> AsyncThrowingStream<[Entry], any Error> {
    database.observe(
      tables: Set(OutboxJournal<Payload>.tables), preparing: journal.schema.preparation
    ) { [journal, state] tx in
      try journal.pending(of: state.withLock { $0.owner }, tx).compactMap(\.entry)
    }
  }

  /// The owner's writes that were refused or could not be decoded, kept until they are dismissed.
  /// - Parameter orderingKey: `nil` for those of all.
  public func rejections(orderedBy orderingKey: String? = nil) async throws(DatabaseError) -> [Rejection] {
    try await journal.schema.make(in: database)
    return try await database.read { tx in try journal.rejections(of: owner, orderedBy: orderingKey, tx) }
  }

  /// The same in a transaction of the caller on the same database: what it has dismissed is not there any more.
  public func rejections(
    orderedBy orderingKey: String? = nil, in tx: WriteTransaction
  ) throws(DatabaseError) -> [Rejection] {
    try journal.schema.make(in: tx)
    return try journal.rejections(of: owner, orderedBy: orderingKey, tx)
  }

  /// Puts a write back that was set aside as ``OutboxRejection/Reason/undecodable``, if this version of the app can
  /// read it. It is sent before those of its ordering key that are still pending; later ones may have been sent
  /// already.
  /// - Returns: the entry, pending again; `nil` when it still cannot be decoded, or there is none.
  public func restore(_ id: Entry.ID) async throws(DatabaseError) -> Entry? {
    try await journal.schema.make(in: database)
    return try await database.write { tx in
      guard let entry = try journal.restore(id, owner: owner, tx) else { return nil }
      tx.afterCommit { [state] in
        state.withLock { $0.machine.admit(entry.id, entry.orderingKey) }
        OutboxState<Payload>.signal(state)
      }
      return entry
    }
  }

  /// Deletes a rejection of the owner; other entries stay.
  public func dismiss(_ id: Entry.ID) async throws(DatabaseError) {
    try await database.write { tx in try self.dismiss(id, in: tx) }
  }

  /// The same in a transaction of the caller on the same database: a refused write is dismissed together with the
  /// admission of the one that replaces it, so that a killed app has one of the two.
  ///
  /// ```swift
  /// try await database.write { tx in
  ///   for refused in try outbox.rejections(orderedBy: id, in: tx) { try outbox.dismiss(refused.id, in: tx) }
  ///   try outbox.admit(change, orderedBy: id, in: tx)
  /// }
  /// ```
  public func dismiss(_ id: Entry.ID, in tx: WriteTransaction) throws(DatabaseError) {
    try journal.schema.make(in: tx)
    try journal.dismiss(id, of: owner, tx)
  }
}
