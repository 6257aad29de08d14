import StrataLock
import StrataStorage

/// One attempt to send, which the tasks that `send` starts inherit.
///
/// Such a task may be one that `send` waits for, or one that has nothing to do with it, as where the attempt renews a
/// credential and the app begins a task because of that. So the attempt's own task is known, too.
final class AttemptMark: Sendable {
  /// The attempts that the current task is part of: those of several outboxes, where one sends through another.
  @TaskLocal static var current: [AttemptMark] = []

  /// The task that `send` runs in, until it ends: the number of a task that has ended may be used again.
  private let task = Locked<Int?>(nil)

  var isOfCurrentTask: Bool {
    guard let current = Self.currentTask() else { return false }
    return task.withLock { $0 } == current
  }

  /// Runs an attempt in the current task.
  func run<Value: Sendable>(_ send: @Sendable () async -> Value) async -> Value {
    task.withLock { $0 = Self.currentTask() }
    defer { task.withLock { $0 = nil } }
    return await Self.$current.withValue(Self.current + [self]) { await send() }
  }

  private static func currentTask() -> Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}

/// The state of an outbox besides its journal; all of it may be lost at any time.
struct OutboxState<Payload: Sendable> {
  var machine: OutboxMachine
  /// Whose entries the machine has.
  var owner: String?
  /// How many changes of the owner are under way; nothing is sent meanwhile.
  var changesOfOwner = 0
  /// The attempts under way.
  var attempts: [Int64: (mark: AttemptMark, task: Task<OutboxAnswer<Payload>, Never>)] = [:]
  /// What waits for the end of a backoff, by lane.
  var waits: [String: Task<Void, Never>] = [:]
  /// Callers that wait until nothing is being sent, by the number of their wait; `false` ends one without that.
  var waitingForQuiet: [UInt64: CheckedContinuation<Bool, Never>] = [:]
  var lastWaitForQuiet: UInt64 = 0
  /// The running `run` and `flush` calls, each waiting for work.
  var drivers: [UInt64: AsyncStream<Void>.Continuation] = [:]
  var lastDriver: UInt64 = 0
  var settlements = 0

  init(concurrency: Int, owner: String?) {
    machine = OutboxMachine(concurrency: concurrency)
    self.owner = owner
  }

  /// The entries whose attempts under way have one of the marks.
  func attempted(by marks: [AttemptMark]) -> Set<Int64> {
    guard !marks.isEmpty else { return [] }
    return Set(attempts.filter { attempt in marks.contains { $0 === attempt.value.mark } }.keys)
  }

  mutating func next() -> Int64? {
    changesOfOwner == 0 ? machine.next()?.id : nil
  }

  /// What the journal does not have any more, of one lane.
  /// - Returns: the task that waited for its head.
  mutating func remove(_ ids: [Int64], _ lane: String) -> [Task<Void, Never>] {
    for id in ids { machine.remove(id, lane) }
    guard machine.lanes[lane]?.phase != .waiting else { return [] }
    return waits.removeValue(forKey: lane).map { [$0] } ?? []
  }

  /// Keeps the task that waits for a lane.
  /// - Returns: the task that nobody needs: an older one, or this one where the lane was woken before it was kept.
  mutating func keep(_ wait: Task<Void, Never>, of lane: String, after failures: Int) -> Task<Void, Never>? {
    guard let waiting = machine.lanes[lane], waiting.phase == .waiting, waiting.failures == failures else {
      return wait
    }
    return waits.updateValue(wait, forKey: lane)
  }

  /// Cuts all waits short.
  /// - Returns: the tasks that wait; to be cancelled outside of the lock, which their cancellation may need.
  mutating func resumeAll() -> [Task<Void, Never>] {
    machine.resumeAll()
    return takeWaits()
  }

  mutating func takeWaits() -> [Task<Void, Never>] {
    defer { waits = [:] }
    return Array(waits.values)
  }

  /// Gives the lanes of temporary ids their real names, as the journal does.
  /// - Returns: the tasks that waited for them.
  mutating func rename(_ names: [String: String]) -> [Task<Void, Never>] {
    var ended: [Task<Void, Never>] = []
    // A lane that keeps its name keeps its wait.
    for (old, new) in names.sorted(by: { $0.key < $1.key }) where old != new {
      machine.rename(old, to: new)
      ended += [old, new].compactMap { waits.removeValue(forKey: $0) }
    }
    return ended
  }

  private mutating func takeWaitingForQuiet() -> [CheckedContinuation<Bool, Never>] {
    guard !machine.isSending else { return [] }
    defer { waitingForQuiet = [:] }
    return Array(waitingForQuiet.values)
  }

  /// Makes all drivers look for work, and resumes those that wait until nothing is being sent.
  static func signal(_ state: Locked<OutboxState>) {
    for driver in state.withLock({ Array($0.drivers.values) }) { driver.yield() }
    for waiter in state.withLock({ $0.takeWaitingForQuiet() }) { waiter.resume(returning: true) }
  }
}
