import Foundation
import StrataStorage

/// A source of truth in a ``Database``.
///
/// Commits are observed when they are made through this object, its `in: tx` methods included: create one per kind of
/// value and share it. After a change by SQL of your own, call ``changed(_:in:)`` in the same transaction.
public final class DatabaseSourceOfTruth<Key: Hashable & Sendable, Value: Sendable>: SourceOfTruth {
  let database: Database
  private let mapping: TableMapping<Key, Value>
  let schema: LazySchema
  private let observers = SourceObservers<Key, Value>()
  /// What a value is about.
  public let tags: (@Sendable (Key, Value) -> Set<String>)?

  /// Values of one kind in a database. Tables of the kit's own are made when they are first needed.
  /// - Parameter tags: what a value is about, for ``SourceOfTruth/invalidateAll(tagged:)``. Tags are not stored: this
  ///   function may change between versions of the app.
  public init(
    _ database: Database, _ mapping: TableMapping<Key, Value>,
    tags: (@Sendable (Key, Value) -> Set<String>)? = nil
  ) {
    self.database = database
    self.mapping = mapping
    self.tags = tags
    schema = LazySchema(mapping.schema)
  }

  /// The tables of the values; `nil` for tables of the app.
  var tables: Set<String>? { mapping.tables }

  /// What is stored, `nil` when nothing is, or when what is there cannot be decoded as a `Value`: an older version of
  /// the app has stored another type.
  /// - Throws: `DatabaseError`, also what the mapping throws, as `.aborted`.
  public func read(_ key: Key) async throws -> Stored<Value>? {
    try await schema.make(in: database)
    return try await database.read { tx in try self.read(key, in: tx) }
  }

  /// Stores a value if `condition` holds, which is asked within the transaction.
  /// - Returns: whether the value was stored.
  /// - Throws: `DatabaseError`; nothing is stored then.
  @discardableResult
  public func write(
    _ stored: Stored<Value>, for key: Key, if condition: @Sendable () -> Bool = { true }
  ) async throws -> Bool {
    try await database.write { tx in
      guard condition() else { return false }
      try self.store(stored, for: key, in: tx)
      return true
    }
  }

  /// Deletes the value of a key.
  /// - Throws: `DatabaseError`.
  public func remove(_ key: Key) async throws {
    try await database.write { tx in try self.remove(key, in: tx) }
  }

  /// Deletes all values of the kind.
  /// - Throws: `DatabaseError`.
  public func removeAll() async throws {
    try await database.write { tx in try self.removeAll(in: tx) }
  }

  /// Marks the value of a key as stale.
  /// - Throws: `DatabaseError`.
  public func invalidate(_ key: Key) async throws {
    try await database.write { tx in try self.invalidate(key, in: tx) }
  }

  /// Marks the values of all keys that the condition holds for as stale.
  /// - Throws: `DatabaseError`; `.unsupported` when the mapping has no `keys`.
  public func invalidateAll(where isConcerned: @escaping @Sendable (Key) -> Bool) async throws {
    try await database.write { tx in try self.invalidateAll(where: isConcerned, in: tx) }
  }

  /// Marks as stale the values that the condition holds for. All values of the kind are read for it, in one
  /// transaction.
  /// - Throws: `DatabaseError`; `.unsupported` when the mapping has no `keys`.
  public func invalidateAll(where isConcerned: @escaping @Sendable (Key, Value) -> Bool) async throws {
    try await database.write { tx in try self.invalidateAll(where: isConcerned, in: tx) }
  }

  /// Calls `observer` on the writer's queue for every commit, until the observation is cancelled or released.
  public func observe(_ observer: @escaping @Sendable (SourceChange<Key, Value>) -> Void) -> SourceObservation {
    observers.add(observer)
  }

  // MARK: - In a transaction of the caller's

  /// Stores a value of the app's own together with whatever else the transaction does: an optimistic write.
  public func write(
    _ value: Value, for key: Key, storedAt: Date = Date(), in tx: WriteTransaction
  ) throws(DatabaseError) {
    try store(Stored(value, storedAt: storedAt, origin: .local), for: key, in: tx)
  }

  private func store(_ stored: Stored<Value>, for key: Key, in tx: WriteTransaction) throws(DatabaseError) {
    try schema.make(in: tx)
    try DatabaseError.typing { try mapping.write(stored.value, stored.storedAt, key, tx) }
    let evicted = try DatabaseError.typing { try mapping.evict(key, tx) }
    tx.afterCommit { [observers] in
      observers.notify(.stored(key, stored))
      for key in evicted { observers.notify(.evicted(key)) }
    }
  }

  /// Changes a part of what is stored, such as one row of a list, together with whatever else the transaction does: for
  /// a write that the server has accepted.
  ///
  /// The value does not become younger by it. And a fetch under way is not dropped, as it is after a
  /// ``write(_:for:storedAt:in:)``: the change is made to what it brings, too. So `change` may get a value that has the
  /// change already, and must leave the rest as it is.
  /// - Parameter initial: what is changed where nothing is stored, such as an empty list: the result is stored as stale.
  ///   Without it, an accepted write that an overlay has shown is not shown any more, until a fetch brings it.
  /// - Returns: what is stored now; `nil` where nothing is, and then `change` waits for a fetch under way.
  @discardableResult
  public func update(
    _ key: Key, startingWith initial: Value? = nil, in tx: WriteTransaction,
    _ change: @escaping @Sendable (Value) -> Value
  ) throws(DatabaseError) -> Stored<Value>? {
    let known = try read(key, in: tx)
    let found = known ?? initial.map { Stored($0, storedAt: .distantPast, origin: .local) }
    let stored = found.map { Stored(change($0.value), storedAt: $0.storedAt, origin: .local) }
    if let stored { try DatabaseError.typing { try mapping.write(stored.value, stored.storedAt, key, tx) } }
    // Only what was not there before makes more of them.
    let evicted = known == nil && stored != nil ? try DatabaseError.typing { try mapping.evict(key, tx) } : []
    tx.afterCommit { [observers] in
      observers.notify(.updated(key, stored, change: change))
      for key in evicted { observers.notify(.evicted(key)) }
    }
    return stored
  }

  /// Deletes a value together with whatever else the transaction does.
  public func remove(_ key: Key, in tx: WriteTransaction) throws(DatabaseError) {
    try schema.make(in: tx)
    try DatabaseError.typing { try mapping.remove(key, tx) }
    tx.afterCommit { [observers] in observers.notify(.removed(key)) }
  }

  /// Deletes all values of the kind together with whatever else the transaction does, for instance when the user signs
  /// out.
  public func removeAll(in tx: WriteTransaction) throws(DatabaseError) {
    try schema.make(in: tx)
    try DatabaseError.typing { try mapping.removeAll(tx) }
    tx.afterCommit { [observers] in observers.notify(.removedAll) }
  }

  /// Marks the value of a key as stale together with whatever else the transaction does.
  public func invalidate(_ key: Key, in tx: WriteTransaction) throws(DatabaseError) {
    try schema.make(in: tx)
    try DatabaseError.typing { try mapping.invalidate(key, tx) }
    tx.afterCommit { [observers] in observers.notify(.invalidated(key)) }
  }

  /// Marks the values of all keys that the condition holds for as stale together with whatever else the transaction
  /// does.
  /// - Throws: `DatabaseError`; `.unsupported` when the mapping has no `keys`.
  public func invalidateAll(
    where isConcerned: @escaping @Sendable (Key) -> Bool = { _ in true }, in tx: WriteTransaction
  ) throws(DatabaseError) {
    for key in try keys(in: tx) where isConcerned(key) { try DatabaseError.typing { try mapping.invalidate(key, tx) } }
    tx.afterCommit { [observers] in observers.notify(.invalidatedAll(where: isConcerned)) }
  }

  /// Marks as stale the values that the condition holds for, together with whatever else the transaction does. All
  /// values of the kind are read for it.
  /// - Throws: `DatabaseError`; `.unsupported` when the mapping has no `keys`.
  public func invalidateAll(
    where isConcerned: @escaping @Sendable (Key, Value) -> Bool, in tx: WriteTransaction
  ) throws(DatabaseError) {
    for key in try keys(in: tx) {
      guard let found = try decoded({ try mapping.read(key, tx) }), isConcerned(key, found.value) else { continue }
      try DatabaseError.typing { try mapping.invalidate(key, tx) }
    }
    tx.afterCommit { [observers] in observers.notify(.invalidatedValues(where: isConcerned)) }
  }

  /// Marks the values as stale that have one of these tags, together with whatever else the transaction does: such as
  /// the lists that have an item, where a write of the item was accepted.
  /// - Throws: `DatabaseError`; `.unsupported` when the mapping has no `keys`, or there are no `tags`.
  public func invalidateAll(tagged names: Set<String>, in tx: WriteTransaction) throws(DatabaseError) {
    guard let isConcerned = try? condition(tagged: names) else {
      throw .unsupported("invalidateAll(tagged:) with a DatabaseSourceOfTruth that was made without tags")
    }
    try invalidateAll(where: isConcerned, in: tx)
  }

  private func keys(in tx: WriteTransaction) throws(DatabaseError) -> [Key] {
    guard let keys = mapping.keys else {
      throw .unsupported("invalidateAll with a TableMapping that was made without keys")
    }
    try schema.make(in: tx)
    return try DatabaseError.typing { try keys(tx) }
  }

  /// Notes that the transaction has changed the value of `key` by other means.
  public func changed(_ key: Key, in tx: WriteTransaction) throws(DatabaseError) {
    try schema.make(in: tx)
    let found = try decoded { try mapping.read(key, tx) }
    let change: SourceChange<Key, Value> =
      found.map { .stored(key, Stored($0.value, storedAt: $0.storedAt, origin: .local)) } ?? .removed(key)
    tx.afterCommit { [observers] in observers.notify(change) }
  }

  /// Reads in a transaction. Of ``TableMapping/documents(named:version:limit:)`` the table must have been used before.
  func read(_ key: Key, in tx: ReadTransaction) throws(DatabaseError) -> Stored<Value>? {
    let found = try decoded { try mapping.read(key, tx) }
    return found.map { Stored($0.value, storedAt: $0.storedAt, origin: .disk) }
  }

  /// What cannot be decoded counts as absent: the next fetch replaces it.
  private func decoded(
    _ read: () throws -> (value: Value, storedAt: Date)?
  ) throws(DatabaseError) -> (value: Value, storedAt: Date)? {
    do {
      return try DatabaseError.typing(read)
    } catch {
      if error.isDecodingFailure { return nil }
      throw error
    }
  }

  /// Reads what the transaction sees, its own writes included: to change a value that is there.
  public func read(_ key: Key, in tx: WriteTransaction) throws(DatabaseError) -> Stored<Value>? {
    try schema.make(in: tx)
    return try read(key, in: tx as ReadTransaction)
  }
}
