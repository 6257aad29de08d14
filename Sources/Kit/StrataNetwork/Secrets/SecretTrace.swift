import StrataLock

/// The secrets that were encoded or decoded for one request, so that its log can omit them wherever they occur.
final class SecretTrace: Sendable {
  /// Set while a logged request encodes or decodes; those calls are synchronous.
  @TaskLocal static var current: SecretTrace?

  private let values = Locked<Set<String>>([])

  func note(_ secret: String) {
    guard !secret.isEmpty else { return }
    values.withLock { _ = $0.insert(secret) }
  }

  func all() -> Set<String> { values.withLock { $0 } }
}
