import Foundation
import StrataStorage

/// How values of a kind are kept in a database: in tables of the app's own, or as ``documents(named:version:)``.
public struct TableMapping<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Reads a value and when it was stored; `nil` when there is none.
  public typealias Read = @Sendable (Key, ReadTransaction) throws -> (value: Value, storedAt: Date)?
  /// Writes a value and when it was stored, in the place of an older one.
  public typealias Write = @Sendable (Value, Date, Key, WriteTransaction) throws -> Void
  /// Removes a value; nothing happens when there is none.
  public typealias Remove = @Sendable (Key, WriteTransaction) throws -> Void
  /// Removes all values of the kind.
  public typealias RemoveAll = @Sendable (WriteTransaction) throws -> Void

  let schema: [SQL]
  let read: Read
  let write: Write
  let remove: Remove
  let removeAll: RemoveAll

  /// Tables of the app's own, made by its migrations. The time at which a value was stored belongs into a column.
  public init(
    read: @escaping Read, write: @escaping Write, remove: @escaping Remove, removeAll: @escaping RemoveAll
  ) {
    self.init(schema: [], read: read, write: write, remove: remove, removeAll: removeAll)
  }

  private init(
    schema: [SQL], read: @escaping Read, write: @escaping Write, remove: @escaping Remove,
    removeAll: @escaping RemoveAll
  ) {
    self.schema = schema
    self.read = read
    self.write = write
    self.remove = remove
    self.removeAll = removeAll
  }
}

extension TableMapping where Key: Codable, Value: Codable {
  /// Values as JSON in a table that the kit makes by itself: for a cache that needs no queries.
  /// - Parameters:
  ///   - name: tells the kinds of one database apart.
  ///   - version: raise it when the type of the values changes; what older versions stored is then not found.
  public static func documents(named name: String, version: Int = 1) -> TableMapping {
    TableMapping(
      schema: [
        """
        CREATE TABLE IF NOT EXISTS strata_documents (
          name TEXT NOT NULL, key TEXT NOT NULL, version INTEGER NOT NULL, value BLOB NOT NULL, stored_at REAL NOT NULL,
          PRIMARY KEY (name, key)) WITHOUT ROWID
        """
      ],
      read: { key, tx in
        let key = try text(key)
        return try tx.first(
          """
          SELECT value, stored_at FROM strata_documents
          WHERE name = \(name) AND key = \(key) AND version = \(version)
          """
        ) { row in
          let data: Data = try row[0]
          guard let value = StoredJSON.decode(Value.self, from: data) else {
            throw DatabaseError.coding(type: "\(Value.self)")
          }
          return (value: value, storedAt: try row[1])
        }
      },
      write: { value, date, key, tx in
        guard let data = StoredJSON.encode(value) else { throw DatabaseError.coding(type: "\(Value.self)") }
        let key = try text(key)
        try tx.execute(
          """
          INSERT INTO strata_documents (name, key, version, value, stored_at)
          VALUES (\(name), \(key), \(version), \(data), \(date)) ON CONFLICT (name, key)
          DO UPDATE SET version = excluded.version, value = excluded.value, stored_at = excluded.stored_at
          """)
      },
      remove: { key, tx in
        let key = try text(key)
        try tx.execute("DELETE FROM strata_documents WHERE name = \(name) AND key = \(key)")
      },
      removeAll: { tx in
        // All versions: what an older app left here must go too.
        try tx.execute("DELETE FROM strata_documents WHERE name = \(name)")
      })
  }

  private static func text(_ key: Key) throws(DatabaseError) -> String {
    if let text = key as? String { return text }
    guard let data = StoredJSON.encode(key) else { throw .coding(type: "\(Key.self)") }
    return String(decoding: data, as: UTF8.self)
  }
}
