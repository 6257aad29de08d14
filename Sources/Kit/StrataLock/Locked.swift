import Foundation

/// State behind a lock, for what must be settled without suspension: a hook that SQLite calls, a cancellation handler.
///
/// `Mutex` would do the same, from iOS 18 on. Strata's own threads use `Guarded`: the kit and the tool share no code, and
/// `NSLock` would bring Foundation into the tool.
@usableFromInline package final class Locked<State>: @unchecked Sendable {
  // @unchecked: `state` is touched only inside `withLock`, by one thread at a time.
  @usableFromInline let lock = NSLock()
  @usableFromInline var state: State

  @inlinable package init(_ state: sending State) {
    self.state = state
  }

  /// Runs `body` alone. `body` must not call out to code that could come back here.
  @inlinable package func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
