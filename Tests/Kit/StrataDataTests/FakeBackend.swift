import Foundation
import StrataLock
import StrataStorage
import Testing

enum BackendError: Error, Equatable {
  case offline
}

/// What a store fetches from: counts fetches, can be held back, can fail. And a clock that is set by hand.
final class FakeBackend: Sendable {
  private struct State {
    var fetches = 0
    var isOffline = false
    var answer: @Sendable (String) -> String = { "value of \($0)" }
    var isHeld = false
    var held: [CheckedContinuation<String?, Never>] = []
    var now = Date(timeIntervalSince1970: 1_000_000)
  }

  private let state = Locked(State())

  var fetches: Int { state.withLock { $0.fetches } }
  var held: Int { state.withLock { $0.held.count } }

  @Sendable func now() -> Date { state.withLock { $0.now } }
  func advance(_ seconds: Double) { state.withLock { $0.now += seconds } }
  func goOffline(_ isOffline: Bool = true) { state.withLock { $0.isOffline = isOffline } }
  func answer(_ answer: @escaping @Sendable (String) -> String) { state.withLock { $0.answer = answer } }

  /// Fetches that begin from now on wait for ``release()``.
  func hold() { state.withLock { $0.isHeld = true } }

  func release() {
    let held = state.withLock { state in
      state.isHeld = false
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume(returning: nil) }
  }

  /// Lets the fetch that was held first return with an answer of its own.
  func answerOldest(_ answer: String) {
    state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }?.resume(returning: answer)
  }

  /// Waits until so many fetches are being held.
  func untilHeld(_ count: Int = 1) async throws {
    try await until { self.held >= count }
  }

  @Sendable func fetch(_ key: String) async throws(BackendError) -> String {
    state.withLock { $0.fetches += 1 }
    let own = await withCheckedContinuation { continuation in
      let passes = state.withLock { state in
        if state.isHeld { state.held.append(continuation) }
        return !state.isHeld
      }
      if passes { continuation.resume(returning: nil) }
    }
    let (isOffline, answer) = state.withLock { ($0.isOffline, $0.answer) }
    if isOffline { throw .offline }
    return own ?? answer(key)
  }
}

/// Waits for what other tasks do. Gives up after so many turns, not after a time: where hundreds of tests share two
/// threads, a turn can take long, and the others' turns do too.
func until(_ condition: @Sendable () -> Bool) async throws {
  for _ in 0..<10_000 {
    if condition() { return }
    // Not `yield`: who spins keeps the shared threads from tasks of a lower priority.
    try await Task.sleep(for: .milliseconds(1))
  }
  throw WaitedInVain()
}

struct WaitedInVain: Error {}
