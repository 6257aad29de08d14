import StrataLock

/// Does what is due when its time has come. One task sleeps to the nearest of all deadlines: a task for each request
/// would wake threads twice, to begin its sleep and to end it. Without deadlines there is no task; one that `lingers`
/// sleeps on to the end for which it began, so that the next deadline finds it.
final class Deadlines: Sendable {
  typealias Action = @Sendable () -> Void

  private struct Entry: Sendable {
    let time: Duration
    let number: Int
    let action: Action

    func isBefore(_ time: Duration, _ number: Int) -> Bool { (self.time, self.number) < (time, number) }
  }

  /// The task that sleeps: until when, and its handle once there is one.
  private struct Watch: Sendable {
    let number: Int
    var end: Duration
    var task: Task<Void, Never>?
  }

  /// What is left to do outside of the lock, since tasks take locks of the runtime.
  private struct Change: Sendable {
    var ended: Task<Void, Never>?
    var begun: Watch?
  }

  private struct State: Sendable {
    /// The nearest first.
    var entries: [Entry] = []
    var watch: Watch?
    let lingers: Bool
    private var lastNumber = 0

    init(lingers: Bool) { self.lingers = lingers }

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    /// Where an entry is, or belongs.
    func position(_ time: Duration, _ number: Int) -> Int {
      // Mostly the newest is the last one, and the oldest is the first to go.
      if entries.last?.isBefore(time, number) ?? true { return entries.endIndex }
      var range = entries.indices
      while let middle = range.dropFirst(range.count / 2).first {
        if entries[middle].isBefore(time, number) {
          range = middle + 1..<range.upperBound
        } else {
          range = range.lowerBound..<middle
        }
      }
      return range.lowerBound
    }

    /// A task that sleeps too long, or to no end, is another one, or none. One that wakes too early looks again.
    mutating func adjust() -> Change {
      guard let next = entries.first?.time else {
        if lingers { return Change() }
        defer { watch = nil }
        return Change(ended: watch?.task)
      }
      if let watch, watch.end <= next { return Change() }
      let ended = watch?.task
      watch = Watch(number: nextNumber(), end: next)
      return Change(ended: ended, begun: watch)
    }
  }

  private let state: Locked<State>
  private let now: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  init(
    lingers: Bool = false, now: @escaping @Sendable () -> Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    state = Locked(State(lingers: lingers))
    self.now = now
    self.sleep = sleep
  }

  deinit { state.withLock { $0.watch?.task }?.cancel() }

  /// Calls `action` once at a time, unless it is cancelled before.
  func add(_ time: Duration, _ action: @escaping Action) -> Deadline {
    let (deadline, change) = state.withLock { state -> (Deadline, Change) in
      let entry = Entry(time: time, number: state.nextNumber(), action: action)
      state.entries.insert(entry, at: state.position(time, entry.number))
      return (Deadline(list: self, time: time, number: entry.number), state.adjust())
    }
    carryOut(change)
    return deadline
  }

  fileprivate func remove(_ time: Duration, _ number: Int) {
    // The removed entry is released outside of the lock: its action may hold the last reference to something.
    let (_, change) = state.withLock { state -> (Entry?, Change) in
      let position = state.position(time, number)
      guard position < state.entries.endIndex, state.entries[position].number == number else { return (nil, Change()) }
      return (state.entries.remove(at: position), state.adjust())
    }
    carryOut(change)
  }

  private func carryOut(_ change: Change) {
    change.ended?.cancel()
    guard let watch = change.begun else { return }
    // Detached: it belongs to nobody's task, whose local values it would keep.
    let task = Task.detached(priority: .high) { [weak self, now, sleep] in
      var end: Duration? = watch.end
      while let time = end {
        let rest = time - now()
        // A cancelled sleep throws: another task sleeps, or none has to.
        if rest > .zero, (try? await sleep(rest)) == nil { return }
        end = self?.wake(watch, at: time)
      }
    }
    let isNeeded = state.withLock { state in
      guard state.watch?.number == watch.number else { return false }
      state.watch?.task = task
      return true
    }
    if !isNeeded { task.cancel() }
  }

  /// Does what is due when the sleep has come to an end, and returns the next one; `nil` if there is none, or if another
  /// task sleeps.
  private func wake(_ watch: Watch, at end: Duration) -> Duration? {
    // A clock may say that its sleep is over without moving.
    let time = max(now(), end)
    let (due, next) = state.withLock { state -> (ArraySlice<Entry>, Duration?) in
      guard state.watch?.number == watch.number else { return ([], nil) }
      let due = state.entries.prefix { $0.time <= time }
      state.entries.removeFirst(due.count)
      let next = state.entries.first?.time
      if let next { state.watch?.end = next } else { state.watch = nil }
      return (due, next)
    }
    for entry in due { entry.action() }
    return next
  }
}

/// One of the times at which something is to be done.
struct Deadline: Sendable {
  fileprivate let list: Deadlines
  fileprivate let time: Duration
  fileprivate let number: Int

  /// Does nothing if its action was called already.
  func cancel() { list.remove(time, number) }
}
