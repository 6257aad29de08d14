import Foundation

/// Elapsed time, waiting and dates, all injected.
struct Timing: Sendable {
  /// Time since some fixed instant.
  let now: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws -> Void
  let date: @Sendable () -> Date
  private let deadlines: Deadlines

  init<C: Clock>(_ clock: C, date: @escaping @Sendable () -> Date) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    self.date = date
    // Who reads a test's clock sees each sleep: there, a task whose work is done sleeps no more.
    let isReal = C.self == ContinuousClock.self || C.self == SuspendingClock.self
    deadlines = Deadlines(lingers: isReal, now: now, sleep: sleep)
  }

  /// A hundred years. A longer sleep overflows the system's clock.
  static let longest = Duration.seconds(100 * 366 * 86_400 as Int64)

  /// The operation's result, or ``NetworkError/timeout`` once `limit` has passed, or ``NetworkError/cancelled`` as soon
  /// as the caller is cancelled. It does not wait for an operation that goes on after it was cancelled.
  func limit<Value: Sendable>(
    _ limit: Duration, _ operation: @escaping @Sendable () async -> Result<Value, NetworkError>
  ) async -> Result<Value, NetworkError> {
    let first = FirstResult<Value>()
    first.cancelAtEnd(Task { first.finish(await operation()) })
    end(first, after: limit)
    return await first.value()
  }

  /// Sets ``NetworkError/timeout`` as the result if there is none by then.
  func end<Value: Sendable>(_ first: FirstResult<Value>, after limit: Duration) {
    let deadline = deadlines.add(now() + min(limit, Self.longest)) { first.finish(.failure(.timeout)) }
    first.cancelAtEnd(deadline)
  }
}
