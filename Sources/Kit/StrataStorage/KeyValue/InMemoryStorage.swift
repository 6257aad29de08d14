import Foundation

/// `KeyValueStorage` and `SecureStorage` that forget everything with the process: for tests and previews.
public final class InMemoryStorage: KeyValueStorage, SecureStorage {
  private let contents = Locked<[String: Data]>([:])
  private let secrets = Locked<[String: Data]>([:])

  public init() {}

  public func data(named name: String) -> Data? {
    contents.withLock { $0[name] }
  }

  public func set(_ data: Data, named name: String) {
    contents.withLock { $0[name] = data }
  }

  public func removeData(named name: String) {
    contents.withLock { $0[name] = nil }
  }

  public var protection: SecretProtection { .processMemory }

  public func secret(named name: String) -> Data? {
    secrets.withLock { $0[name] }
  }

  public func setSecret(_ data: Data, named name: String) {
    secrets.withLock { $0[name] = data }
  }

  public func removeSecret(named name: String) {
    secrets.withLock { $0[name] = nil }
  }

  public func removeAllSecrets() {
    secrets.withLock { $0 = [:] }
  }
}
