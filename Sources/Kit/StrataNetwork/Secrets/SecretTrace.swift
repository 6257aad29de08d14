import StrataLock

/// The secrets that one request met while its parts were encoded and decoded, so that its log can leave them out
/// wherever they turn up.
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
