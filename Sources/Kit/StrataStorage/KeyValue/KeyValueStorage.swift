import Foundation

/// Small values by name: settings, flags, the last selection. Not for secrets, and not for what needs a query.
///
/// From guide 002's storage infrastructure.
public protocol KeyValueStorage: Sendable {
  /// The bytes under a name, `nil` when there are none.
  func data(named name: String) throws(KeyValueStorageError) -> Data?
  /// Stores bytes under a name and replaces older ones. A new object finds them as soon as this has returned.
  func set(_ data: Data, named name: String) throws(KeyValueStorageError)
  /// Removes the bytes of a name, if there are any.
  func removeData(named name: String) throws(KeyValueStorageError)
}

extension KeyValueStorage {
  /// The value of a key, `nil` when none has been set.
  /// - Throws: `KeyValueStorageError.undecodable` when another type is stored under the name.
  public func value<Value>(for key: StorageKey<Value>) throws(KeyValueStorageError) -> Value? {
    guard let data = try data(named: key.name) else { return nil }
    guard let value = StoredJSON.decode(Value.self, from: data) else { throw .undecodable(name: key.name) }
    return value
  }

  /// Stores a value under a key.
  public func set<Value>(_ value: Value, for key: StorageKey<Value>) throws(KeyValueStorageError) {
    guard let data = StoredJSON.encode(value) else { throw .unencodable(name: key.name) }
    try set(data, named: key.name)
  }

  /// Removes the value of a key.
  public func removeValue<Value>(for key: StorageKey<Value>) throws(KeyValueStorageError) {
    try removeData(named: key.name)
  }
}

/// Why a value could not be stored or read.
public enum KeyValueStorageError: Error, Sendable, Hashable {
  /// There is no such suite, or its name is reserved by the system.
  case suiteUnavailable(name: String)
  /// What is stored under the name is not a value of the requested type.
  case undecodable(name: String)
  /// The value cannot be written as JSON, such as a `Double` that is not a number.
  case unencodable(name: String)
  /// The file of a ``FileStorage`` cannot be read.
  case unreadable(name: String)
  /// The file of a ``FileStorage`` cannot be written or removed.
  case unwritable(name: String)
}

extension KeyValueStorageError: CustomStringConvertible {
  /// One line for developers that names the key or the file, never the value.
  public var description: String {
    switch self {
    case .suiteUnavailable(let name): "there is no suite \(name), or the system reserves its name"
    case .undecodable(let name): "the value \(name) is of another type than asked for"
    case .unencodable(let name): "the value \(name) cannot be encoded"
    case .unreadable(let name): "the file of the value \(name) cannot be read"
    case .unwritable(let name): "the file of the value \(name) cannot be written or removed"
    }
  }
}
