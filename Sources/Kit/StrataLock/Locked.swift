#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// State behind a lock, for what must be settled without suspension: a hook that SQLite calls, a cancellation handler.
///
/// `Mutex` would do the same, from iOS 18 on. Strata's own threads use `Guarded`: the kit and the tool share no code.
@usableFromInline package final class Locked<State>: @unchecked Sendable {
  // @unchecked: `state` is touched only inside `withLock`, by one thread at a time.
  #if canImport(Darwin)
    @usableFromInline let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
  #else
    @usableFromInline let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  #endif
  // The lock is what keeps accesses apart; to check them again would take longer than a dictionary's lookup.
  @exclusivity(unchecked) @usableFromInline var state: State

  @inlinable package init(_ state: sending State) {
    self.state = state
    #if canImport(Darwin)
      lock.initialize(to: os_unfair_lock())
    #else
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
    #endif
  }

  @inlinable deinit {
    #if !canImport(Darwin)
      pthread_mutex_destroy(lock)
    #endif
    lock.deallocate()
  }

  /// Runs `body` alone. `body` must not call out to code that could come back here.
  @inlinable package func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    #if canImport(Darwin)
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
    #else
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
    #endif
    return try body(&state)
  }
}
