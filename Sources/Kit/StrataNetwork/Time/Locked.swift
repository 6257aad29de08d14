import Foundation

/// A value behind a lock that is held for no longer than a closure without suspension.
///
/// `Mutex` would need iOS 18. Unchecked, because the compiler cannot see that `value` is only touched under `lock`.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
