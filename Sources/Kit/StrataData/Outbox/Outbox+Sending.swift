import Foundation
import StrataStorage

extension Outbox {
  /// Sends what there is and what comes, until the task is cancelled. What is being sent then may still arrive; it is
  /// sent again, under its old key, by the next run.
  /// - Throws: `DatabaseError` when the journal cannot be read at the start.
  public func run() async throws(DatabaseError) {
    try await drive(untilQuiet: false)
  }

  /// Tries every pending write now, without regard to backoffs, and returns when each has been accepted, rejected or
  /// put off: for a background task, or a button. What another process has admitted is sent too. It waits for a change of
  /// the owner under way, and sends what the new one has left behind.
  /// - Returns: how many writes are still pending.
  @discardableResult
  public func flush() async throws(DatabaseError) -> Int {
    try await drive(untilQuiet: true)
    return try await pendingCount()
  }

  /// Cuts all backoffs short: call it when the network is back.
  public func wake() {
    for wait in state.withLock({ $0.resumeAll() }) { wait.cancel() }
    OutboxState<Payload>.signal(state)
  }

  private func pendingCount() async throws(DatabaseError) -> Int {
    try await database.read { tx in try journal.pendingIDs(of: owner, tx).count }
  }

  private func drive(untilQuiet: Bool) async throws(DatabaseError) {
    // It would wait for the attempt that waits for it.
    if isCalledBySend { throw .unsupported("sending inside of the closure that sends") }
    let callers = AttemptMark.current
    try await load()
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let (driver, waits) = state.withLock { state in
      state.lastDriver += 1
      state.drivers[state.lastDriver] = continuation
      return (state.lastDriver, state.resumeAll())
    }
    for wait in waits { wait.cancel() }
    defer { stop(driver) }
    continuation.yield()
    await withDiscardingTaskGroup { group in
      for await _ in signals {
        while let id = state.withLock({ $0.next() }) {
          group.addTask { await self.deliver(id) }
        }
        let isQuiet = state.withLock { state in
          // While the owner changes nothing is sent: the writes of the new one come with the next signal. But attempts
          // that have started this task may wait for it, and a change of the owner for them.
          if state.changesOfOwner > 0, callers.isEmpty { return false }
          return state.attempted(by: callers).isSuperset(of: state.machine.sending.keys)
        }
        if untilQuiet, isQuiet { break }
      }
    }
  }

  /// The last driver cancels the waits: the next one tries everything at once.
  private func stop(_ driver: UInt64) {
    let waits = state.withLock { state in
      state.drivers[driver] = nil
      return state.drivers.isEmpty ? state.takeWaits() : []
    }
    for wait in waits { wait.cancel() }
  }

  /// Reads the journal: entries from before the start of the app, and those of others, such as an extension of the app.
  /// Entries that this outbox has admitted are in the machine already, which ignores them.
  private func load() async throws(DatabaseError) {
    try await journal.schema.make(in: database)
    // On the writer's queue, so that no commit falls between reading and adding.
    try await database.write { tx in
      try journal.compact(tx)
      let pending = try journal.pendingIDs(of: owner, tx)
      tx.afterCommit { [state] in
        state.withLock { state in
          for (id, lane) in pending { state.machine.admit(id, lane) }
        }
      }
    }
  }

  private func deliver(_ id: Entry.ID) async {
    defer { OutboxState<Payload>.signal(state) }
    do throws(DatabaseError) {
      let found = try await begin(id)
      // Ended, or removed from the journal, by other code.
      guard let found else { return state.withLock { $0.machine.settle(id) } }
      guard let entry = found.entry else { return try await reject(found.record, .undecodable, nil) }
      switch await attempt(entry) {
      case .accepted: try await accept(entry, ids: [:])
      case .created(let ids): try await accept(entry, ids: ids)
      case .rejected(let reason): try await reject(found.record, .rejected, reason)
      case .conflict(let merge): try await resolve(entry, merge)
      case .retry(let delay, let reason, let mayHaveArrived):
        if reason != nil || !mayHaveArrived {
          try await database.write { tx in try journal.fail(id, reason, mayHaveArrived: mayHaveArrived, tx) }
        }
        putOff(state.withLock { $0.machine.fail(id) }, delay)
      }
    } catch {
      // The end of the entry could not be stored: it stays pending and is sent again under the same key. Where nothing can
      // be stored, the reason cannot either.
      try? await database.write { tx in try journal.fail(id, "\(error)", mayHaveArrived: true, tx) }
      putOff(state.withLock { $0.machine.fail(id) }, nil)
    }
  }

  /// Reads an entry, and notes that it is about to be sent: after a crash it counts as one that the server may have. So
  /// it does until the end of the attempt is stored.
  private func begin(
    _ id: Entry.ID
  ) async throws(DatabaseError) -> (record: OutboxJournal<Payload>.Record, entry: Entry?)? {
    let date = now()
    return try await database.write { tx in
      guard let record = try journal.record(id, of: owner, tx) else { return nil }
      let entry = record.entryToSend
      if entry != nil { try journal.begin(id, date, tx) }
      return (record: record, entry: entry)
    }
  }

  /// In a task of its own, which a change of the owner can cancel.
  private func attempt(_ entry: Entry) async -> Answer {
    let mark = AttemptMark()
    let (attempt, isCancelled) = state.withLock { state in
      let attempt = Task { [send] in await mark.run { await send(entry) } }
      state.attempts[entry.id] = (mark, attempt)
      return (attempt, state.changesOfOwner > 0)
    }
    if isCancelled { attempt.cancel() }
    defer { state.withLock { _ = $0.attempts.removeValue(forKey: entry.id) } }
    return await withTaskCancellationHandler {
      await attempt.value
    } onCancel: {
      attempt.cancel()
    }
  }

  /// - Parameter ids: the real id of each temporary one.
  private func accept(_ entry: Entry, ids: [String: String]) async throws(DatabaseError) {
    let date = now()
    let isCompacting = state.withLock { state in
      state.settlements += 1
      return state.settlements % 256 == 0
    }
    try await database.write { tx in
      var names: [String: String] = [:]
      if try journal.settle(entry.id, .accepted, date, tx) {
        if !ids.isEmpty {
          let lanes = Set(try journal.pendingIDs(of: entry.owner, tx).map(\.lane)).union([entry.orderingKey])
          try journal.replaceIDs(ids, of: entry.owner, tx)
          for lane in lanes { names[lane] = try journal.withRealIDs(lane, tx) }
        }
        try onAcceptance(try entry.withRealIDs(journal, tx), tx, self)
      }
      if isCompacting { try journal.compact(tx) }
      tx.afterCommit { [state, names] in
        let waits = state.withLock { state in
          state.machine.settle(entry.id)
          return state.rename(names)
        }
        for wait in waits { wait.cancel() }
      }
    }
  }

  /// In one transaction: what the server has is stored, and what is sent in the place of the entry.
  private func resolve(_ entry: Entry, _ merge: @escaping Answer.Merge) async throws(DatabaseError) {
    try await database.write { tx in
      guard let current = try journal.record(entry.id, of: owner, tx)?.entry else {
        return tx.afterCommit { [state] in state.withLock { $0.machine.settle(entry.id) } }
      }
      switch try merge(current, tx) {
      case .drop:
        try journal.remove(entry.id, tx)
        tx.afterCommit { [state] in state.withLock { $0.machine.settle(entry.id) } }
      case .send(let payload):
        try journal.replace(entry.id, with: payload, tx)
        tx.afterCommit { [self] in putOff(state.withLock { $0.machine.resend(entry.id) }, nil) }
      }
    }
  }

  private func reject(
    _ record: OutboxJournal<Payload>.Record, _ end: OutboxJournal<Payload>.End, _ reason: String?
  ) async throws(DatabaseError) {
    let date = now()
    try await database.write { tx in
      // Its ids may have been replaced while it was sent.
      let record = try journal.record(record.id, of: record.owner, tx) ?? record
      if end == .rejected, record.sentData != nil {
        // It had temporary ids, which the server need not have known. It is sent once more, with the real ones.
        try journal.renew(record.id, tx)
        return tx.afterCommit { [self] in putOff(state.withLock { $0.machine.resend(record.id) }, nil) }
      }
      guard try journal.settle(record.id, end, reason: reason, date, tx) else {
        return tx.afterCommit { [state] in state.withLock { $0.machine.settle(record.id) } }
      }
      let later = try journal.later(than: record, tx)
      let rejection = record.rejection(
        end == .undecodable ? .undecodable : .server(reason), later: later.compactMap(\.entry))
      var discarded: [Entry.ID] = []
      if try onRejection(rejection, tx) == .discard {
        // What may have reached the server is sent until that is known.
        for entry in later where entry.attempts == 0 {
          _ = try journal.settle(entry.id, .followed, reason: "\(record.id)", date, tx)
          discarded.append(entry.id)
        }
      }
      tx.afterCommit { [state, discarded] in
        state.withLock { $0.machine.settle(record.id, discarding: discarded) }
      }
    }
  }

  /// A hundred years.
  private static var longestDelay: Duration { .seconds(100 * 366 * 86_400 as Int64) }

  /// - Parameter failure: `nil` for what does not wait.
  private func putOff(_ failure: (lane: String, failures: Int)?, _ delay: Duration?) {
    guard let (lane, failures) = failure else { return }
    // A server may ask for any time at all. Clocks overflow; and one that asks for no time would be called all the time.
    let least = delay == nil ? failures : failures - 1
    let pause = max(delay ?? .zero, least > 0 ? backoff.delay(after: least) : .zero)
    let delay = min(pause, Self.longestDelay)
    let wait = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: delay)) != nil, let self else { return }
      self.state.withLock { $0.machine.resume(lane, after: failures) }
      OutboxState<Payload>.signal(self.state)
    }
    state.withLock { $0.keep(wait, of: lane, after: failures) }?.cancel()
  }
}
