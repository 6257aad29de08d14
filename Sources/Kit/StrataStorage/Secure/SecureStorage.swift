import Foundation

/// Secrets by name: tokens, passwords, keys.
///
/// From guide 002's storage infrastructure. ``protection`` says how the secrets are protected, so that an app can
/// decide what it stores.
public protocol SecureStorage: Sendable {
  /// What the secrets are protected by.
  var protection: SecretProtection { get }
  /// The bytes of a secret, `nil` when there is none.
  func secret(named name: String) throws(SecureStorageError) -> Data?
  /// Stores a secret under a name and replaces an older one.
  func setSecret(_ data: Data, named name: String) throws(SecureStorageError)
  /// Removes a secret, if there is one.
  func removeSecret(named name: String) throws(SecureStorageError)
  /// Removes all secrets of this storage, for instance when the user signs out.
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

  /// Stores a secret under a key.
  public func set<Value>(_ value: Value, for key: SecretKey<Value>) throws(SecureStorageError) {
    guard let data = StoredJSON.encode(value) else { throw .unencodable(name: key.name) }
    try setSecret(data, named: key.name)
  }

  /// Removes the secret of a key.
  public func removeValue<Value>(for key: SecretKey<Value>) throws(SecureStorageError) {
    try removeSecret(named: key.name)
  }
}

/// A name and the type of the secret that is kept under it; used like ``StorageKey``.
public struct SecretKey<Value: Codable & Sendable>: Sendable, Hashable {
  /// The name of the stored secret. A secret that was stored under another name is not found.
  public let name: String

  /// A key of a name that no other key of the same storage has.
  public init(_ name: String) {
    self.name = name
  }
}

/// How secrets are protected.
public enum SecretProtection: Sendable, Hashable {
  /// The system's keychain: encrypted, released to this app.
  case keychain
  /// A file in clear text that only its owner, and root, may read. It is not encrypted: a copy of the disk contains it.
  case ownerOnlyFile(path: String)
  /// Only in memory: gone with the process.
  case processMemory
}
