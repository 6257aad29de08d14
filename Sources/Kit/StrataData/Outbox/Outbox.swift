import Foundation
import StrataLock
import StrataStorage

/// Writes that reach the server though the app is offline, suspended or killed: a journal in SQLite, and the loop that
/// sends it.
///
/// ```swift
/// let outbox = Outbox<ProfileChange>(database) { entry in
///   // The session of the user who wrote it: no order of calls sends it as another one.
///   guard let session = await accounts.session(of: entry.owner) else { return .retry(mayHaveArrived: false) }
///   do throws(NetworkError) {
///     let route = ProfileRoute.change(entry.payload, idempotencyKey: entry.idempotencyKey)
///     try await client.inSession(session).send(route)
///     return .accepted
///   } catch {
///     if !error.isTransient { return .rejected() }
///     return .retry(after: error.retryAfter, mayHaveArrived: error.mayHaveTakenEffect)
///   }
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
/// - Every write has an owner and is sent only while that user is the owner of the outbox: call
///   ``signOut(_:alongside:)`` before the credential changes.
/// - One `Outbox` of a name per database sends at a time; another process's would send the same entries again.
public final class Outbox<Payload: Codable & Sendable>: Sendable {
  /// A write that waits to be sent.
  public typealias Entry = OutboxEntry<Payload>
  /// A write that will not be sent any more.
  public typealias Rejection = OutboxRejection<Payload>
  /// The result of an attempt to send.
  public typealias Answer = OutboxAnswer<Payload>
  /// Stores what an accepted write has made true, in the transaction that ends it. The outbox is the one that has sent
  /// it: for what else ends then, such as ``dismiss(_:in:)`` of older writes that were refused, or for a write that
  /// follows.
  public typealias OnAcceptance = @Sendable (Entry, WriteTransaction, Outbox) throws -> Void
  /// Undoes what was stored with a rejected write, in the transaction that ends it, and decides about the writes behind
  /// it.
  public typealias OnRejection =
    @Sendable (Rejection, WriteTransaction) throws -> LaterWrites

  let database: Database
  let journal: OutboxJournal<Payload>
  let backoff: Backoff
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  let onAcceptance: OnAcceptance
  let onRejection: OnRejection
  let send: @Sendable (Entry) async -> Answer
  let state: Locked<OutboxState<Payload>>

  /// An outbox. It sends nothing until ``run()`` or ``flush()`` is called.
  ///
  /// - Parameters:
  ///   - database: where the journal lives, beside the data that is written with it; its tables are made when needed.
  ///   - name: distinguishes several outboxes of one database.
  ///   - owner: who is signed in, by a name that no other user of the device has; `nil` while nobody is, or where
  ///     nobody signs in. Writes are admitted and sent for this user only.
  ///   - concurrency: how many writes of different ordering keys are sent at once.
  ///   - clock: what a backoff waits on.
  ///   - onAcceptance: brings the source of truth up to date with a write that the server has accepted, where pending
  ///     writes are shown by ``overlay(on:for:orderedBy:applying:)``. It runs in the transaction that ends the entry.
  ///     If it throws, the entry is sent again later, under its old key.
  ///   - onRejection: rolls back what was stored with a write that the server refuses for good. It runs in the
  ///     transaction that ends the entry: exactly once, whatever crashes. If it throws, the entry is tried again later.
  ///   - replacingIDs: the payload with each of its ids passed through the function, for payloads that may have
  ///     temporary ids: `{ change, real in Change(id: real(change.id), name: change.name) }`. See
  ///     ``OutboxAnswer/created(ids:)``.
  ///   - send: one attempt to send. It is called again, with the same idempotency key, until the write has ended.
  public init(
    _ database: Database, name: String = "outbox", owner: String? = nil, concurrency: Int = 4,
    backoff: Backoff = Backoff(), clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, onAcceptance: @escaping OnAcceptance = { _, _, _ in },
    onRejection: @escaping OnRejection = { _, _ in .keep },
    replacingIDs: @escaping @Sendable (Payload, (String) -> String) -> Payload = { payload, _ in payload },
    send: @escaping @Sendable (Entry) async -> Answer
  ) {
    self.database = database
    journal = OutboxJournal(outbox: name, replacingIDs: replacingIDs)
    self.backoff = backoff
    self.clock = clock
    self.now = now
    self.onAcceptance = onAcceptance
    self.onRejection = onRejection
    self.send = send
    state = Locked(OutboxState(concurrency: max(concurrency, 1), owner: owner))
  }

  // MARK: - Admission

  /// Admits a write, and stores what the app shows of it meanwhile, in one transaction.
  /// - Parameters:
  ///   - orderedBy: writes of one key keep their order; the name of what is written, such as `user/42`.
  ///   - coalescingKey: pending writes of the same two keys that have never been sent are replaced by this one, which
  ///     stands last: for writes of which only the last one counts, such as a draft. A write that may have reached the
  ///     server is never replaced.
  ///   - owner: who writes; `nil` is the owner of the outbox. Give it where a task may outlive its user's session.
  ///   - alongside: the optimistic write.
  /// - Throws: `DatabaseError`; nothing is stored then.
  @discardableResult
  public func admit(
    _ payload: Payload, orderedBy orderingKey: String, coalescedBy coalescingKey: String? = nil,
    ownedBy owner: String? = nil, alongside: @Sendable (WriteTransaction) throws -> Void = { _ in }
  ) async throws(DatabaseError) -> Entry {
    try await database.write { tx in
      try alongside(tx)
      return try self.admit(payload, orderedBy: orderingKey, coalescedBy: coalescingKey, ownedBy: owner, in: tx)
    }
  }

  /// Admits a write in a transaction of the caller on the same database.
  ///
  /// The parameters are those of ``admit(_:orderedBy:coalescedBy:ownedBy:alongside:)``.
  @discardableResult
  public func admit(
    _ payload: Payload, orderedBy orderingKey: String, coalescedBy coalescingKey: String? = nil,
    ownedBy owner: String? = nil, in tx: WriteTransaction
  ) throws(DatabaseError) -> Entry {
    // On the writer's queue, as changes of the owner are.
    let owner = owner ?? self.owner
    let (entry, replaced) = try journal.admit(
      payload, orderingKey, owner: owner, coalescingKey: coalescingKey, now(), tx)
    tx.afterCommit { [state] in
      let waits = state.withLock { state -> [Task<Void, Never>] in
        guard state.owner == owner else { return [] }
        state.machine.admit(entry.id, entry.orderingKey)
        return state.remove(replaced, entry.orderingKey)
      }
      for wait in waits { wait.cancel() }
      OutboxState<Payload>.signal(state)
    }
    return entry
  }

  /// Takes back a write that is not being sent, and whatever `alongside` undoes, in one transaction. Writes behind it
  /// are sent as if it had never been admitted.
  ///
  /// A write that has been sent before without an answer may have reached the server, and may still reach it after
  /// later ones: see ``OutboxWithdrawal/mayHaveArrived``.
  /// - Throws: `DatabaseError`; nothing is changed then.
  @discardableResult
  public func withdraw(
    _ id: Entry.ID, alongside: @Sendable (WriteTransaction) throws -> Void = { _ in }
  ) async throws(DatabaseError) -> OutboxWithdrawal {
    try await journal.schema.make(in: database)
    return try await database.write { tx in
      guard let record = try journal.record(id, of: owner, tx) else { return .tooLate }
      // An attempt that is not yet noted in the journal will find no entry.
      if record.attempts > 0, state.withLock({ $0.machine.sending[id] }) != nil { return .tooLate }
      try alongside(tx)
      try journal.remove(id, tx)
      tx.afterCommit { [state] in
        for wait in state.withLock({ $0.remove([id], record.orderingKey) }) { wait.cancel() }
        OutboxState<Payload>.signal(state)
      }
      return record.attempts == 0 ? .unsent : .mayHaveArrived
    }
  }
}
