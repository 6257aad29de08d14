import Foundation

/// Reads a `Decodable` value from the columns of a row.
struct RowDecoder: Decoder {
  let statement: Statement
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Columns(statement: statement))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DatabaseError.unsupported("a row that is read as a list")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw DatabaseError.unsupported("a row that is read as one value; name the column")
  }

  /// Numbers, texts, dates and the like are what the column holds; other values are read from its JSON.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from column: borrowing SQLColumn, named name: String
  ) throws(DatabaseError) -> Value {
    if let direct = type as? any SQLConvertible.Type {
      if let value = direct.init(column: column) as? Value { return value }
      throw .column(name, expected: "\(type)", found: column.value.kind)
    }
    let stored = column.value
    if let integer = type as? any FixedWidthInteger.Type {
      guard case .integer(let number) = stored, let value = integer.init(exactly: number) as? Value else {
        throw .column(name, expected: "\(type)", found: stored.kind)
      }
      return value
    }
    if let value = fromJSON(type, stored) { return value }
    throw .column(name, expected: "\(type)", found: stored.kind)
  }

  private static func fromJSON<Value: Decodable>(_ type: Value.Type, _ stored: SQLValue) -> Value? {
    switch stored {
    case .text(let text):
      let whole = { StoredJSON.decode(type, from: Data(text.utf8)) }
      let string = { StoredJSON.encode(text).flatMap { StoredJSON.decode(type, from: $0) } }
      // A value that is one string, such as an enum of raw values, is stored without the quotes of JSON. What somebody
      // typed may be JSON by itself: `12`, or a word in quotes. Objects and lists are stored as they are.
      return text.hasPrefix("{") || text.hasPrefix("[") ? whole() ?? string() : string() ?? whole()
    case .blob(let data): return StoredJSON.decode(type, from: data)
    case .integer(let number): return StoredJSON.decode(type, from: Data("\(number)".utf8))
    case .real(let number): return StoredJSON.decode(type, from: Data("\(number)".utf8))
    case .null: return nil
    }
  }
}

private struct Columns<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let statement: Statement
  let codingPath: [any CodingKey] = []

  var allKeys: [Key] { statement.columnNames.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { statement.index(of: key.stringValue) != nil }

  private func column(_ key: Key, as type: Any.Type) throws(DatabaseError) -> SQLColumn {
    guard let index = statement.index(of: key.stringValue) else {
      throw .column(key.stringValue, expected: "\(type)", found: DatabaseError.noSuchColumn)
    }
    return SQLColumn(statement.handle, index)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try column(key, as: Never.self).isNull
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try RowDecoder.decode(type, from: try column(key, as: type), named: key.stringValue)
  }

  // The kinds of SQLite itself, without asking what a type conforms to.
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try direct(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try direct(key) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try direct(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try direct(key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try direct(key) }

  private func direct<Value: SQLConvertible>(_ key: Key) throws(DatabaseError) -> Value {
    let column = try column(key, as: Value.self)
    if let value = Value(column: column) { return value }
    throw .column(key.stringValue, expected: "\(Value.self)", found: column.value.kind)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    throw DatabaseError.unsupported("columns inside the column \(key.stringValue)")
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw DatabaseError.unsupported("a list inside the column \(key.stringValue)")
  }

  func superDecoder() throws -> any Decoder { throw DatabaseError.unsupported("a class with a superclass as a row") }
  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }
}
