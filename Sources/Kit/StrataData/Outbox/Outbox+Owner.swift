import StrataStorage

/// Why the owner of an ``Outbox`` was not changed.
public enum OutboxOwnerError: Error, Sendable {
  /// The call was made by the closure that sends, or by a task that this closure waits for: both would wait for each
  /// other. Return an answer first.
  ///
  /// It is thrown at once in the task of the attempt. In another task that an attempt has started, what is being sent
  /// is cancelled and waited for, and it is thrown where that attempt has not ended within five seconds.
  case calledBySend
  /// The journal cannot be read or written.
  case storage(DatabaseError)
}

/// Each write belongs to the user who made it.
extension Outbox {
  /// Whose writes are admitted and sent; `nil` while nobody is signed in.
  public var owner: String? { state.withLock { $0.owner } }

  /// Makes a user the owner. Writes that this user has left behind are sent again by ``run()`` and ``flush()``.
  /// - Throws: ``OutboxOwnerError``; the owner is the same as before then.
  public func signIn(as owner: String) async throws(OutboxOwnerError) {
    _ = try await changeOwner(to: owner, .keep) { _ in }
  }

  /// Ends the session of the owner. When it returns, nothing of theirs is being sent, and nothing will be until they
  /// are the owner again: so call it before the credential changes. What is being sent is cancelled, and waited for; it
  /// may have arrived.
  ///
  /// It waits for `send`, so `send` cannot wait for it: return an answer such as `.retry()` there, and sign out in a
  /// task that `send` does not wait for.
  /// - Parameters:
  ///   - pending: what happens to writes that have not reached the server.
  ///   - alongside: what else goes in the same transaction, such as what the app shows of this user.
  /// - Returns: how many writes were pending, and are now kept or gone.
  /// - Throws: ``OutboxOwnerError``; the owner is the same as before then.
  @discardableResult
  public func signOut(
    _ pending: PendingWrites, alongside: @Sendable (WriteTransaction) throws -> Void = { _ in }
  ) async throws(OutboxOwnerError) -> Int {
    try await changeOwner(to: nil, pending, alongside)
  }

  /// Deletes all writes of the owner, also those that were refused. What is being sent is cancelled, and waited for; it
  /// may have arrived. Writes of other users stay.
  /// - Parameter alongside: what else goes in the same transaction.
  /// - Returns: how many writes were pending.
  /// - Throws: ``OutboxOwnerError``; nothing is deleted then.
  @discardableResult
  public func removeAll(
    alongside: @Sendable (WriteTransaction) throws -> Void = { _ in }
  ) async throws(OutboxOwnerError) -> Int {
    try await changeOwner(to: owner, .discard, alongside)
  }

  /// Gives writes without an owner to the owner: those of a version of the app that did not name owners yet, or of the
  /// time before signing in. Only the app can know who made them. Nothing happens while nobody is signed in.
  public func adoptUnowned() async throws(DatabaseError) {
    try await journal.schema.make(in: database)
    try await database.write { tx in
      guard let owner else { return }
      try journal.adopt(owner, tx)
      let pending = try journal.pendingIDs(of: owner, tx)
      tx.afterCommit { [state] in
        state.withLock { state in
          for (id, lane) in pending { state.machine.admit(id, lane) }
        }
        OutboxState<Payload>.signal(state)
      }
    }
  }

  /// How long a task that an attempt has started waits for its end, once that is cancelled.
  static var limitOfWaitForCaller: Duration { .seconds(5) }

  /// Whether the current task is that of an attempt, which cannot end before the call returns.
  var isCalledBySend: Bool {
    let own = AttemptMark.current.filter(\.isOfCurrentTask)
    return !state.withLock { $0.attempted(by: own) }.isEmpty
  }

  private func changeOwner(
    to new: String?, _ pending: PendingWrites, _ alongside: @Sendable (WriteTransaction) throws -> Void
  ) async throws(OutboxOwnerError) -> Int {
    if isCalledBySend { throw .calledBySend }
    do { try await journal.schema.make(in: database) } catch { throw .storage(error) }
    state.withLock { $0.changesOfOwner += 1 }
    defer {
      state.withLock { $0.changesOfOwner -= 1 }
      OutboxState<Payload>.signal(state)
    }
    guard await becomeQuiet() else { throw .calledBySend }
    do { return try await changeOwnerNow(to: new, pending, alongside) } catch { throw .storage(error) }
  }

  private func changeOwnerNow(
    to new: String?, _ pending: PendingWrites, _ alongside: @Sendable (WriteTransaction) throws -> Void
  ) async throws(DatabaseError) -> Int {
    let concurrency = state.withLock { $0.machine.concurrency }
    return try await database.write { tx in
      let old = owner
      let count = try journal.pendingIDs(of: old, tx).count
      try alongside(tx)
      if pending == .discard { try journal.removeAll(of: old, tx) }
      let entries = try journal.pendingIDs(of: new, tx)
      // Observers must see the pending writes of the new owner.
      tx.touch(Set(OutboxJournal<Payload>.tables))
      tx.afterCommit { [state] in
        let waits = state.withLock { state in
          state.owner = new
          state.machine = OutboxMachine(concurrency: concurrency)
          for (id, lane) in entries { state.machine.admit(id, lane) }
          return state.takeWaits()
        }
        for wait in waits { wait.cancel() }
      }
      return count
    }
  }

  /// Cancels the attempts under way, and waits until they have ended; no further one begins while the owner changes.
  /// - Returns: `false` when an attempt that has started this task does not end: it waits for this call.
  private func becomeQuiet() async -> Bool {
    for attempt in state.withLock({ Array($0.attempts.values) }) { attempt.task.cancel() }
    let callers = AttemptMark.current
    let number = state.withLock { state in
      state.lastWaitForQuiet += 1
      return state.lastWaitForQuiet
    }
    var limit: Task<Void, Never>?
    defer { limit?.cancel() }
    return await withCheckedContinuation { continuation in
      let (isQuiet, hasCaller) = state.withLock { state in
        if state.machine.isSending { state.waitingForQuiet[number] = continuation }
        return (!state.machine.isSending, !state.attempted(by: callers).isEmpty)
      }
      if isQuiet { continuation.resume(returning: true) } else if hasCaller { limit = limitWait(number, for: callers) }
    }
  }

  /// Ends a wait if the attempts that have started the waiting task go on for too long.
  private func limitWait(_ number: UInt64, for callers: [AttemptMark]) -> Task<Void, Never> {
    Task { [clock, state] in
      guard (try? await clock.sleep(for: Self.limitOfWaitForCaller)) != nil else { return }
      let waiter = state.withLock { state in
        state.attempted(by: callers).isEmpty ? nil : state.waitingForQuiet.removeValue(forKey: number)
      }
      waiter?.resume(returning: false)
    }
  }
}
