import Foundation

/// A value behind a lock, for what must answer without `await`.
///
/// Unchecked: the compiler cannot see that `lock` guards every access to `value`, which has no other way in or out.
/// The standard library's `Mutex` would be checked, and needs iOS 18.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
