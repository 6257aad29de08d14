import Foundation
import StrataLock
import StrataStorage

/// Writes that reach the server though the app is offline, suspended or killed: a journal in SQLite, and the loop that
/// sends it.
///
/// ```swift
/// let outbox = Outbox<ProfileChange>(database) { entry in
///   do throws(NetworkError) {
///     try await client.send(ProfileRoute.change(entry.payload, idempotencyKey: entry.idempotencyKey))
///     return .accepted
///   } catch { return error.isTransient ? .retry(after: error.retryAfter) : .rejected(reason: "\(error)") }
/// }
/// try await outbox.admit(.rename(id, name), orderedBy: "user/\(id)") { tx in
///   try users.write(renamed, for: id, in: tx)
/// }
/// try await outbox.run()
/// ```
///
/// - Once `admit` has returned, the write and what was stored alongside it survive a kill at any instant; before, both
///   are undone together.
/// - Every write is sent until the server accepts or rejects it: once at least. It happens once if the server keeps the
///   idempotency keys it has seen for as long as an app may be offline, in one transaction with the write itself, and
///   answers a known key as it did before.
/// - Writes of one ordering key are sent one by one, in the order of admission; those of others beside them.
/// - One `Outbox` of a name per database sends at a time; another process's would send the same entries again.
public final class Outbox<Payload: Codable & Sendable>: Sendable {
  /// A write that waits to be sent.
  public typealias Entry = OutboxEntry<Payload>
  /// A write that will not be sent any more.
  public typealias Rejection = OutboxRejection<Payload>
  /// Undoes what was stored with a rejected write, in the transaction that ends it, and says what becomes of those behind it.
  public typealias OnRejection =
    @Sendable (Rejection, WriteTransaction) throws -> LaterWrites

  let database: Database
  let journal: OutboxJournal<Payload>
  let backoff: Backoff
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  let onRejection: OnRejection
  let send: @Sendable (Entry) async -> OutboxAnswer
  let state: Locked<OutboxState>

  /// An outbox. It sends nothing until ``run()`` or ``flush()`` is called.
  ///
  /// - Parameters:
  ///   - database: where the journal lives, beside the data that is written with it; its tables are made when needed.
  ///   - name: tells several outboxes of one database apart.
  ///   - concurrency: how many writes of different ordering keys are sent at once.
  ///   - clock: what a backoff waits on.
  ///   - onRejection: rolls back what was stored with a write that the server refuses for good. It runs in the
  ///     transaction that ends the entry: exactly once, whatever crashes. If it throws, the entry is tried again later.
  ///   - send: one attempt to send. It is asked again, with the same idempotency key, until it answers otherwise.
  public init(
    _ database: Database, name: String = "outbox", concurrency: Int = 4, backoff: Backoff = Backoff(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() },
    onRejection: @escaping OnRejection = { _, _ in .keep },
    send: @escaping @Sendable (Entry) async -> OutboxAnswer
  ) {
    self.database = database
    journal = OutboxJournal(outbox: name)
    self.backoff = backoff
    self.clock = clock
    self.now = now
    self.onRejection = onRejection
    self.send = send
    state = Locked(OutboxState(concurrency: max(concurrency, 1)))
  }

  // MARK: - Admission

  /// Takes in a write, and stores what the app shows of it meanwhile, in one transaction.
  /// - Parameters:
  ///   - orderedBy: writes of one key keep their order; the name of what is written, such as `user/42`.
  ///   - alongside: the optimistic write.
  @discardableResult
  public func admit(
    _ payload: Payload, orderedBy orderingKey: String,
    alongside: @Sendable (WriteTransaction) throws -> Void = { _ in }
  ) async throws(DatabaseError) -> Entry {
    try await database.write { tx in
      try alongside(tx)
      return try self.admit(payload, orderedBy: orderingKey, in: tx)
    }
  }

  /// Takes in a write with a transaction of the caller's on the same database: with its commit, or not at all.
  @discardableResult
  public func admit(
    _ payload: Payload, orderedBy orderingKey: String, in tx: WriteTransaction
  ) throws(DatabaseError) -> Entry {
    let entry = try journal.admit(payload, orderingKey, UUID(), now(), tx)
    tx.afterCommit { [state] in
      state.withLock { $0.machine.admit(entry.id, orderingKey) }
      OutboxState.signal(state)
    }
    return entry
  }

  // MARK: - What there is

  /// The writes that have not reached an end, oldest first. Those that cannot be decoded are left out; they are
  /// rejected when their turn comes.
  public func pending() async throws(DatabaseError) -> [Entry] {
    try await journal.schema.make(in: database)
    return try await database.read { tx in try journal.pending(tx).compactMap(\.entry) }
  }

  /// The same, now and after every change: for a badge, or to mark what is not yet synchronized.
  public func observePending() async throws(DatabaseError) -> AsyncThrowingStream<[Entry], any Error> {
    try await journal.schema.make(in: database)
    return await database.observe("strata_outbox_entries", "strata_outbox_settlements") {
      [journal] tx in try journal.pending(tx).compactMap(\.entry)
    }
  }

  /// The writes that were refused, kept until they are dismissed.
  public func rejections() async throws(DatabaseError) -> [Rejection] {
    try await journal.schema.make(in: database)
    return try await database.read { tx in try journal.rejections(tx) }
  }

  /// Forgets a rejection. Nothing happens to other entries.
  public func dismiss(_ id: Entry.ID) async throws(DatabaseError) {
    try await journal.schema.make(in: database)
    try await database.write { tx in try journal.dismiss(id, tx) }
  }
}
