import StrataProject
import StrataLibc
import StrataThreads

/// Shows on a terminal what the command is doing, if it takes long: one line, which is removed at the end.
final class Progress: Sendable {
  private struct State {
    var lastShown: UInt64 = 0
    var hasShown = false
  }

  private let isOn: Bool
  private let start = Progress.now()
  private let state = Guarded(State())

  init(isOn: Bool) { self.isOn = isOn }

  func show(_ text: @autoclosure () -> String) {
    guard isOn else { return }
    state.withLock { state in
      let now = Progress.now()
      guard now - start > 500_000_000, now - state.lastShown > 100_000_000 else { return }
      state.lastShown = now
      state.hasShown = true
      _ = OpenFile.write(Array("\r\u{1B}[K\(text())".utf8), to: 2)
    }
  }

  func finish() {
    guard isOn else { return }
    state.withLock { state in
      if state.hasShown { _ = OpenFile.write(Array("\r\u{1B}[K".utf8), to: 2) }
      state.hasShown = false
    }
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
