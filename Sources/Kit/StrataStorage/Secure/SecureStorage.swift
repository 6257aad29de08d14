import Foundation

/// Secrets by name: tokens, passwords, keys.
///
/// From guide 002's storage infrastructure. ``protection`` says what the secrets are really protected by, so that an
/// app can decide what it trusts to it.
public protocol SecureStorage: Sendable {
  /// What the secrets are protected by.
  var protection: SecretProtection { get }
  /// The bytes of a secret, `nil` when there is none.
  func secret(named name: String) throws(SecureStorageError) -> Data?
  /// Keeps a secret under a name, in the place of an older one.
  func setSecret(_ data: Data, named name: String) throws(SecureStorageError)
  /// Nothing happens when there is nothing.
  func removeSecret(named name: String) throws(SecureStorageError)
  /// Forgets all secrets of this storage: at sign-out, say.
  func removeAllSecrets() throws(SecureStorageError)
}

extension SecureStorage {
  /// The secret of a key, `nil` when none has been set.
  /// - Throws: `SecureStorageError.undecodable` when another type is stored under the name.
  public func value<Value>(for key: SecretKey<Value>) throws(SecureStorageError) -> Value? {
    guard let data = try secret(named: key.name) else { return nil }
    guard let value = StoredJSON.decode(Value.self, from: data) else { throw .undecodable(name: key.name) }
    return value
  }

  /// Keeps a secret under a key.
  public func set<Value>(_ value: Value, for key: SecretKey<Value>) throws(SecureStorageError) {
    guard let data = StoredJSON.encode(value) else { throw .unencodable(name: key.name) }
    try setSecret(data, named: key.name)
  }

  /// Forgets the secret of a key.
  public func removeValue<Value>(for key: SecretKey<Value>) throws(SecureStorageError) {
    try removeSecret(named: key.name)
  }
}

/// A name and the type of the secret that is kept under it; used like ``StorageKey``.
public struct SecretKey<Value: Codable & Sendable>: Sendable, Hashable {
  /// What the secret is stored under. An app that changes it finds nothing any more.
  public let name: String

  /// A key of a name that no other key of the same storage has.
  public init(_ name: String) {
    self.name = name
  }
}

/// What stands between a secret and whoever wants it.
public enum SecretProtection: Sendable, Hashable {
  /// The system's keychain: encrypted, released to this app.
  case keychain
  /// A file in clear text that only its owner, and root, may read. No encryption: a copy of the disk gives it away.
  case ownerOnlyFile(path: String)
  /// Nothing but the life of the process.
  case processMemory
}
