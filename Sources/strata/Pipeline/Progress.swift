/// Shows on a terminal what the command is doing, if it takes long: one line, which is removed at the end.
///
/// Unchecked: several threads report to it, and a mutex protects all its state.
final class Progress: @unchecked Sendable {
  private let isOn: Bool
  private let start = Progress.now()
  private var lastShown: UInt64 = 0
  private var hasShown = false
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(isOn: Bool) {
    self.isOn = isOn
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func show(_ text: @autoclosure () -> String) {
    guard isOn else { return }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let now = Progress.now()
    guard now - start > 500_000_000, now - lastShown > 100_000_000 else { return }
    lastShown = now
    hasShown = true
    _ = Files.writeAll(Array("\r\u{1B}[K\(text())".utf8), to: 2)
  }

  func finish() {
    guard isOn else { return }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if hasShown { _ = Files.writeAll(Array("\r\u{1B}[K".utf8), to: 2) }
    hasShown = false
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
