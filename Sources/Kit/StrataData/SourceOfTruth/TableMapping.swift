import Foundation
import StrataStorage

/// How values of a kind are kept in a database: in tables of the app's own, or as ``documents(named:version:limit:)``.
public struct TableMapping<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Reads a value and when it was stored; `nil` when there is none.
  public typealias Read = @Sendable (Key, ReadTransaction) throws -> (value: Value, storedAt: Date)?
  /// Writes a value and when it was stored, in the place of an older one.
  public typealias Write = @Sendable (Value, Date, Key, WriteTransaction) throws -> Void
  /// Removes a value, if there is one.
  public typealias Remove = @Sendable (Key, WriteTransaction) throws -> Void
  /// Removes all values of the kind.
  public typealias RemoveAll = @Sendable (WriteTransaction) throws -> Void

  /// The keys of all values of the kind.
  public typealias Keys = @Sendable (ReadTransaction) throws -> [Key]
  /// Removes values beyond the limit after a value was written; returns their keys.
  typealias Evict = @Sendable (Key, WriteTransaction) throws -> [Key]

  private(set) var schema: [SQL]
  /// The tables of ``schema``.
  private(set) var tables: Set<String>?
  let read: Read
  let write: Write
  let remove: Remove
  let removeAll: RemoveAll
  let keys: Keys?
  private(set) var invalidate: Remove
  private(set) var evict: Evict = { _, _ in [] }

  /// Tables of the app's own, made by its migrations. The time at which a value was stored belongs in a column.
  ///
  /// What `read` cannot decode counts as absent: an error of a column that holds another type, or a `DecodingError`.
  /// - Parameter keys: needed to invalidate all values that a condition or a tag selects, and for nothing else.
  public init(
    read: @escaping Read, write: @escaping Write, remove: @escaping Remove, removeAll: @escaping RemoveAll,
    keys: Keys? = nil
  ) {
    self.init(
      schema: [], read: read, write: write, remove: remove, removeAll: removeAll, keys: keys)
  }

  private init(
    schema: [SQL], read: @escaping Read, write: @escaping Write, remove: @escaping Remove,
    removeAll: @escaping RemoveAll, keys: Keys?
  ) {
    self.schema = schema
    self.read = read
    self.write = write
    self.remove = remove
    self.removeAll = removeAll
    self.keys = keys
    invalidate = { key, tx in
      if let found = try read(key, tx) { try write(found.value, .distantPast, key, tx) }
    }
  }
}

extension TableMapping where Key: Codable, Value: Codable {
  /// Values as JSON in a table that the kit creates: for a cache that needs no queries. See ``bytes(named:limit:)`` for
  /// `Data`.
  ///
  /// A key that is no `String` is found by its JSON, so equal keys must be encoded equally: those with a `Set` or a
  /// dictionary are, whatever its order in memory.
  /// - Parameters:
  ///   - name: distinguishes the kinds of one database.
  ///   - version: raise it when the meaning of the values changes; what older versions stored is then not found. What
  ///     cannot be decoded is not found in any case.
  ///   - limit: how many values are kept at most. When there are more, those that were stored longest ago are removed,
  ///     in the same transaction; `nil` keeps all. Give one where keys are what people type: search texts, dates.
  public static func documents(named name: String, version: Int = 1, limit: Int? = nil) -> TableMapping {
    table(
      named: name, version: version, limit: limit, encode: { StoredJSON.encode($0) },
      decode: { StoredJSON.decode(Value.self, from: $0) })
  }
}

extension TableMapping where Key: Codable, Value == Data {
  /// Bytes as they are, such as pictures, in the table of ``documents(named:version:limit:)``, which would write them as
  /// a text that is longer by a third.
  /// - Parameters:
  ///   - name: distinguishes the kinds of one database.
  ///   - limit: how many values are kept at most, as for documents.
  public static func bytes(named name: String, limit: Int? = nil) -> TableMapping {
    // A version that no documents have: those of this name are not taken for bytes.
    table(named: name, version: 0, limit: limit, encode: { $0 }, decode: { $0 })
  }
}

extension TableMapping where Key: Codable {
  private static func table(
    named name: String, version: Int, limit: Int?, encode: @escaping @Sendable (Value) -> Data?,
    decode: @escaping @Sendable (Data) -> Value?
  ) -> TableMapping {
    var mapping = unlimited(named: name, version: version, encode: encode, decode: decode)
    mapping.tables = ["strata_documents"]
    mapping.invalidate = { key, tx in
      let key = try text(key)
      try tx.execute(
        "UPDATE strata_documents SET stored_at = \(Date.distantPast) WHERE name = \(name) AND key = \(key)")
    }
    guard let limit else { return mapping }
    mapping.schema.append(
      "CREATE INDEX IF NOT EXISTS strata_documents_by_age ON strata_documents (name, stored_at)")
    mapping.evict = { key, tx in
      let key = try text(key)
      let others = max(limit, 1) - 1
      let keys: [String] = try tx.rows(
        """
        SELECT key FROM strata_documents WHERE name = \(name) AND key <> \(key)
        ORDER BY stored_at DESC LIMIT -1 OFFSET \(others)
        """
      ) { row in try row[0] }
      for key in keys {
        try tx.execute("DELETE FROM strata_documents WHERE name = \(name) AND key = \(key)")
      }
      return keys.compactMap(decodedKey)
    }
    return mapping
  }

  private static func unlimited(
    named name: String, version: Int, encode: @escaping @Sendable (Value) -> Data?,
    decode: @escaping @Sendable (Data) -> Value?
  ) -> TableMapping {
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
          guard let value = decode(data) else {
            throw DatabaseError.coding(type: "\(Value.self)")
          }
          return (value: value, storedAt: try row[1])
        }
      },
      write: { value, date, key, tx in
        guard let data = encode(value) else { throw DatabaseError.coding(type: "\(Value.self)") }
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
      },
      keys: { tx in
        try tx.rows("SELECT key FROM strata_documents WHERE name = \(name) AND version = \(version)") { row in
          try row[0] as String
        }.compactMap(decodedKey)
      })
  }

  /// `nil` for what an older version of the app has used as a key.
  private static func decodedKey(_ text: String) -> Key? {
    text as? Key ?? StoredJSON.decode(Key.self, from: Data(text.utf8))
  }

  private static func text(_ key: Key) throws(DatabaseError) -> String {
    if let text = key as? String { return text }
    return try KeyText.of(key)
  }
}
