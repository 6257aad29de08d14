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
  /// put off: for a background task, or a button. What another process has admitted is sent too.
  /// - Returns: how many writes are still pending.
  @discardableResult
  public func flush() async throws(DatabaseError) -> Int {
    try await drive(untilQuiet: true)
    return try await pendingCount()
  }

  /// Cuts all backoffs short: call it when the network is back.
  public func wake() {
    state.withLock { $0.machine.resumeAll() }
    OutboxState.signal(state)
  }

  private func pendingCount() async throws(DatabaseError) -> Int {
    try await database.read { tx in try journal.pendingIDs(tx).count }
  }

  private func drive(untilQuiet: Bool) async throws(DatabaseError) {
    try await load()
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let driver = state.withLock { state in
      state.lastDriver += 1
      state.drivers[state.lastDriver] = continuation
      state.machine.resumeAll()
      return state.lastDriver
    }
    defer { state.withLock { $0.drivers[driver] = nil } }
    continuation.yield()
    await withDiscardingTaskGroup { group in
      for await _ in signals {
        while let (id, lane) = state.withLock({ $0.machine.next() }) {
          group.addTask { await self.deliver(id, lane) }
        }
        if untilQuiet, !state.withLock({ $0.machine.isSending }) { break }
      }
    }
  }

  /// Reads the journal: what is left from before a start, and what others have admitted since, such as an extension of
  /// the app. What this outbox admits tells itself; telling it twice is harmless.
  private func load() async throws(DatabaseError) {
    try await journal.schema.make(in: database)
    // On the writer's queue, so that no commit falls between the reading and the telling.
    try await database.write { tx in
      try journal.compact(tx)
      let pending = try journal.pendingIDs(tx)
      tx.afterCommit { [state] in
        state.withLock { state in
          for (id, lane) in pending { state.machine.admit(id, lane) }
        }
      }
    }
  }

  private func deliver(_ id: Entry.ID, _ lane: String) async {
    defer { OutboxState.signal(state) }
    do throws(DatabaseError) {
      let found = try await database.read { tx in try journal.record(id, tx) }
      // Ended, or taken out of the journal, by other hands.
      guard let record = found else { return state.withLock { $0.machine.settle(id) } }
      guard let entry = record.entry else { return try await reject(record, .undecodable, nil) }
      switch await send(entry) {
      case .accepted: try await accept(id)
      case .rejected(let reason): try await reject(record, .rejected, reason)
      case .retry(let delay): putOff(id, lane, delay)
      }
    } catch {
      // The end of the entry could not be stored: it stays pending and is sent again under the same key.
      putOff(id, lane, nil)
    }
  }

  private func accept(_ id: Entry.ID) async throws(DatabaseError) {
    let date = now()
    let isCompacting = state.withLock { state in
      state.settlements += 1
      return state.settlements % 256 == 0
    }
    try await database.write { tx in
      _ = try journal.settle(id, .accepted, date, tx)
      if isCompacting { try journal.compact(tx) }
      tx.afterCommit { [state] in state.withLock { $0.machine.settle(id) } }
    }
  }

  private func reject(
    _ record: OutboxJournal<Payload>.Record, _ end: OutboxJournal<Payload>.End, _ reason: String?
  ) async throws(DatabaseError) {
    let date = now()
    try await database.write { tx in
      guard try journal.settle(record.id, end, reason: reason, date, tx) else {
        return tx.afterCommit { [state] in state.withLock { $0.machine.settle(record.id) } }
      }
      let later = try journal.later(than: record, tx)
      let rejection = record.rejection(
        end == .undecodable ? .undecodable : .server(reason ?? ""), later: later.compactMap(\.entry))
      var discarded: [Entry.ID] = []
      if try onRejection(rejection, tx) == .discard {
        for entry in later {
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

  private func putOff(_ id: Entry.ID, _ lane: String, _ delay: Duration?) {
    let failures = state.withLock { $0.machine.fail(id) }
    // A server may ask for any time at all; clocks overflow.
    let delay = min(delay ?? backoff.delay(after: failures), Self.longestDelay)
    Task { [weak self, clock] in
      try? await clock.sleep(for: delay)
      guard let self else { return }
      state.withLock { $0.machine.resume(lane, after: failures) }
      OutboxState.signal(state)
    }
  }
}
