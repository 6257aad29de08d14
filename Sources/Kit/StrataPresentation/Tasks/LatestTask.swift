/// Work of which only the latest counts, such as a search while somebody types: newer work cancels the older one, whose
/// result is dropped even where it comes later. With a delay, work begins only when nothing newer has come for so long.
///
/// ```swift
/// private let searches: LatestTask
///
/// init(clock: any Clock<Duration> = ContinuousClock()) {
///   searches = LatestTask(delay: .milliseconds(300), clock: clock)
/// }
///
/// func perform(_ intent: Intent) async {
///   guard case .search(let text) = intent,
///     let result = await searches.run({ await searchUseCase.execute(text) })
///   else { return }
///   state = state.received(result)
/// }
/// ```
/// `perform` still returns when its own work is over, so a test awaits it, with a clock that it moves.
@MainActor
public final class LatestTask {
  private let delay: Duration
  private let clock: any Clock<Duration>
  private var last = 0
  private var cancelLast: () -> Void = {}

  /// Work of one kind.
  /// - Parameters:
  ///   - delay: how long work waits for newer work before it begins.
  ///   - clock: what it waits on.
  public init(delay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()) {
    self.delay = delay
    self.clock = clock
  }

  /// Cancels the work before, waits for the delay, and does the work; in a task of its own, which is cancelled with the
  /// caller's.
  /// - Returns: the result, or `nil` where newer work has begun or this work was cancelled.
  public func run<Value: Sendable>(_ work: @escaping @MainActor () async -> Value) async -> Value? {
    cancel()
    let number = last
    let task = Task { [delay, clock] () -> Value? in
      if delay > .zero {
        // Only a cancellation ends the sleep early.
        guard (try? await clock.sleep(for: delay)) != nil else { return nil }
      }
      return Task.isCancelled ? nil : await work()
    }
    cancelLast = { task.cancel() }
    let value = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    return number == last && !task.isCancelled ? value : nil
  }

  /// Cancels the work that is under way; its result is dropped.
  public func cancel() {
    last += 1
    cancelLast()
    cancelLast = {}
  }
}
