import StrataLibc

/// A value that several threads read and write, one at a time.
///
/// Unchecked: the mutex guards the value. `Mutex` of the standard library needs macOS 15. `Locked` of the kit does the
/// same: apps carry the kit without the tool, so the two share no code.
package final class Guarded<Value>: @unchecked Sendable {
  // In memory of its own, since a mutex must not move, and `&` of a property may pass the address of a copy.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` alone; it must not use this value again.
  package func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
