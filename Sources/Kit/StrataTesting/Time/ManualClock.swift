import StrataLock

/// A clock that stands still until a test moves it. Tasks that sleep on it wake in the order of their deadlines.
///
/// ```swift
/// let clock = ManualClock()
/// async let answer = fetch(retryingOn: clock)
/// await clock.sleepers(1)          // until the code under test waits
/// clock.advance(by: .seconds(2))   // its first back-off is over
/// ```
public final class ManualClock: Clock {
  /// A point in time, counted from where the clock started.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The distance from the start of the clock.
    public let offset: Duration

    /// A point that lies `offset` after the start of the clock.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The point that lies so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How much later the other point is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Earlier points come first.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    /// The distance from the start.
    public var description: String { "start + \(offset)" }
  }

  private let schedule = Locked(Schedule())

  /// A clock at the start of its time.
  public init() {}

  /// Where the clock stands.
  public var now: Instant { schedule.withLock { $0.now } }
  /// Every step is exact.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock has been moved to `deadline`.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = schedule.withLock { $0.takeID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answer = schedule.withLock { $0.admit(.init(id: id, deadline: deadline, continuation: continuation)) }
        answer.deliver()
      }
    } onCancel: {
      schedule.withLock { $0.cancel(id) }.deliver()
    }
  }

  /// Moves the clock on, and wakes the tasks whose deadline has come, earliest first.
  ///
  /// They run when the caller next suspends. A task that sleeps again counts from the new time: to see each beat of a
  /// timer, move the clock beat by beat, with ``sleepers(_:)`` between.
  public func advance(by duration: Duration) {
    schedule.withLock { $0.advance(by: duration) }.deliver()
  }

  /// Moves the clock to the earliest deadline; does nothing if no task sleeps.
  public func advanceToNextDeadline() {
    schedule.withLock { schedule in
      guard let next = schedule.nextDeadline, next > schedule.now else { return Schedule.Answer() }
      return schedule.advance(by: schedule.now.duration(to: next))
    }.deliver()
  }

  /// How many tasks wait at this moment.
  public var sleeping: Int { schedule.withLock { $0.sleepers.count } }

  /// Returns when at least `count` tasks sleep on this clock, so that a test does not move it too early; or when the
  /// caller is cancelled, so that the time limit of a test ends its wait.
  public func sleepers(_ count: Int) async {
    let id = schedule.withLock { $0.takeID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        schedule.withLock { $0.watch(Schedule.Watcher(id: id, count: count, continuation: continuation)) }.deliver()
      }
    } onCancel: {
      schedule.withLock { $0.unwatch(id) }.deliver()
    }
  }
}
