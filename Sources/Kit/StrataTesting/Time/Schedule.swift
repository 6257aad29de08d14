extension ManualClock {
  /// The tasks that sleep on the clock, and those that wait for sleepers. Its functions return the continuations to
  /// resume, which is done outside of the lock.
  struct Schedule {
    struct Sleeper {
      let id: Int
      let deadline: Instant
      let continuation: CheckedContinuation<Void, any Error>
    }

    struct Watcher {
      let id: Int
      let count: Int
      let continuation: CheckedContinuation<Void, Never>
    }

    struct Answer {
      var woken: [Sleeper] = []
      var cancelled: [Sleeper] = []
      var watchers: [CheckedContinuation<Void, Never>] = []

      func deliver() {
        for sleeper in woken { sleeper.continuation.resume() }
        for sleeper in cancelled { sleeper.continuation.resume(throwing: CancellationError()) }
        for watcher in watchers { watcher.resume() }
      }
    }

    private(set) var now = Instant()
    private(set) var sleepers: [Sleeper] = []
    private var watchers: [Watcher] = []
    private var cancelledEarly: Set<Int> = []
    private var lastID = 0

    var nextDeadline: Instant? { sleepers.map(\.deadline).min() }

    mutating func takeID() -> Int {
      lastID += 1
      return lastID
    }

    mutating func admit(_ sleeper: Sleeper) -> Answer {
      if cancelledEarly.remove(sleeper.id) != nil { return Answer(cancelled: [sleeper]) }
      if sleeper.deadline <= now { return Answer(woken: [sleeper]) }
      sleepers.append(sleeper)
      let satisfied = watchers.filter { $0.count <= sleepers.count }
      watchers.removeAll { $0.count <= sleepers.count }
      return Answer(watchers: satisfied.map(\.continuation))
    }

    /// A task can be cancelled before its sleep is admitted: the id is kept until then.
    mutating func cancel(_ id: Int) -> Answer {
      guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
        cancelledEarly.insert(id)
        return Answer()
      }
      return Answer(cancelled: [sleepers.remove(at: index)])
    }

    mutating func advance(by duration: Duration) -> Answer {
      now = now.advanced(by: duration)
      let due = sleepers.filter { $0.deadline <= now }
      sleepers.removeAll { $0.deadline <= now }
      return Answer(woken: due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) })
    }

    mutating func watch(_ watcher: Watcher) -> Answer {
      if cancelledEarly.remove(watcher.id) != nil || sleepers.count >= watcher.count {
        return Answer(watchers: [watcher.continuation])
      }
      watchers.append(watcher)
      return Answer()
    }

    mutating func unwatch(_ id: Int) -> Answer {
      guard let index = watchers.firstIndex(where: { $0.id == id }) else {
        cancelledEarly.insert(id)
        return Answer()
      }
      return Answer(watchers: [watchers.remove(at: index).continuation])
    }
  }
}
