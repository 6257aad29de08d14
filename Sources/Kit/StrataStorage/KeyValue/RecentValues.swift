import StrataLock

/// Values under keys that users enter, such as search texts or date ranges: a bounded number of them, in one entry of a
/// ``KeyValueStorage``. A separate entry for each would stay there forever.
///
/// ```swift
/// let results = RecentValues<[Item]>(settings, name: "searches", limit: 20)
/// try results.set(items, for: text)
/// ```
/// Create one per name and keep it: two would undo each other's changes.
public final class RecentValues<Value: Codable & Sendable>: Sendable {
  private struct Entry: Codable, Sendable {
    let key: String
    let value: Value
  }

  private let storage: any KeyValueStorage
  private let storageKey: StorageKey<[Entry]>
  private let limit: Int
  /// One change after the other: each reads the entry and writes it back.
  private let turn = Locked(())

  /// The values of one name.
  ///
  /// - Parameters:
  ///   - name: of the entry that has all of them.
  ///   - limit: how many values are kept at most; the one that was set longest ago is removed.
  public init(_ storage: any KeyValueStorage, name: String, limit: Int) {
    self.storage = storage
    storageKey = StorageKey(name)
    self.limit = max(limit, 1)
  }

  /// The value of a key; `nil` when there is none, or none any more.
  /// - Throws: ``KeyValueStorageError`` of the storage.
  public func value(for key: String) throws(KeyValueStorageError) -> Value? {
    try entries().first { $0.key == key }?.value
  }

  /// The keys that have a value, the one that was set last first.
  /// - Throws: ``KeyValueStorageError`` of the storage.
  public func keys() throws(KeyValueStorageError) -> [String] {
    try entries().map(\.key)
  }

  /// Stores a value, as the newest one.
  /// - Throws: ``KeyValueStorageError`` of the storage; what was there before then still is.
  public func set(_ value: Value, for key: String) throws(KeyValueStorageError) {
    try change { entries in
      entries.removeAll { $0.key == key }
      entries.insert(Entry(key: key, value: value), at: 0)
      entries.removeLast(max(entries.count - limit, 0))
    }
  }

  /// Removes the value of a key, if there is one.
  /// - Throws: ``KeyValueStorageError`` of the storage.
  public func removeValue(for key: String) throws(KeyValueStorageError) {
    try change { entries in entries.removeAll { $0.key == key } }
  }

  /// Removes all values, for instance when the user signs out.
  /// - Throws: ``KeyValueStorageError`` of the storage.
  public func removeAll() throws(KeyValueStorageError) {
    try turn.withLock { _ throws(KeyValueStorageError) in try storage.removeValue(for: storageKey) }
  }

  private func change(_ edit: (inout [Entry]) -> Void) throws(KeyValueStorageError) {
    try turn.withLock { _ throws(KeyValueStorageError) in
      var entries = try entries()
      edit(&entries)
      try storage.set(entries, for: storageKey)
    }
  }

  /// What an older version of the app has stored, and this one cannot decode, is absent.
  private func entries() throws(KeyValueStorageError) -> [Entry] {
    do throws(KeyValueStorageError) {
      return try storage.value(for: storageKey) ?? []
    } catch .undecodable {
      return []
    }
  }
}
