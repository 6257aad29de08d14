import Foundation
import StrataLock

/// `KeyValueStorage` and `SecureStorage` in memory: for tests and previews.
public final class InMemoryStorage: KeyValueStorage, SecureStorage {
  private let contents = Locked<[String: Data]>([:])
  private let secrets = Locked<[String: Data]>([:])

  /// A storage without values and without secrets. Each object has its own.
  public init() {}

  /// The bytes under a name, `nil` when there are none. Secrets are stored separately and not found here.
  public func data(named name: String) -> Data? {
    contents.withLock { $0[name] }
  }

  /// Stores bytes under a name and replaces older ones.
  public func set(_ data: Data, named name: String) {
    contents.withLock { $0[name] = data }
  }

  /// Removes the bytes of a name, if there are any.
  public func removeData(named name: String) {
    contents.withLock { $0[name] = nil }
  }

  // MARK: - Secrets

  /// ``SecretProtection/processMemory``.
  public var protection: SecretProtection { .processMemory }

  /// The bytes of a secret, `nil` when there is none.
  public func secret(named name: String) -> Data? {
    secrets.withLock { $0[name] }
  }

  /// Stores a secret under a name and replaces an older one.
  public func setSecret(_ data: Data, named name: String) {
    secrets.withLock { $0[name] = data }
  }

  /// Removes a secret, if there is one.
  public func removeSecret(named name: String) {
    secrets.withLock { $0[name] = nil }
  }

  /// Removes all secrets and keeps everything else.
  public func removeAllSecrets() {
    secrets.withLock { $0 = [:] }
  }
}

extension InMemoryStorage: CustomReflectable {
  /// Nothing: a mirror would show the secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
