import Foundation

/// Whose credential requests carry now.
final class Session: @unchecked Sendable {
  // @unchecked: `current` is touched only under the lock.
  private let lock = NSLock()
  private var current = "nobody"

  var user: String {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
