import Foundation

/// Turns an `Encodable` value into the columns of a row.
final class RowEncoder: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  /// In the order in which the value names them.
  fileprivate(set) var columns: [(name: String, value: SQLValue)] = []

  /// The columns of a value, a property each.
  static func columns(of value: some Encodable) throws(DatabaseError) -> [(name: String, value: SQLValue)] {
    let encoder = RowEncoder()
    do {
      try value.encode(to: encoder)
    } catch {
      // The encoder's own say what is wrong; those of a value may quote it.
      throw error as? DatabaseError ?? .coding(type: "\(type(of: value))")
    }
    return encoder.columns
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(ColumnWriter(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Refusal(what: "a list that is written as a row") }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    Refusal(what: "a single value that is written as a row")
  }
}

private struct ColumnWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RowEncoder
  let codingPath: [any CodingKey] = []

  private func add(_ value: SQLValue, _ key: Key) {
    encoder.columns.append((name: key.stringValue, value: value))
  }

  mutating func encodeNil(forKey key: Key) { add(.null, key) }

  // The kinds of SQLite itself, without asking what a type conforms to.
  mutating func encode(_ value: Int, forKey key: Key) { add(value.sqlValue, key) }
  mutating func encode(_ value: Int64, forKey key: Key) { add(value.sqlValue, key) }
  mutating func encode(_ value: Bool, forKey key: Key) { add(value.sqlValue, key) }
  mutating func encode(_ value: Double, forKey key: Key) { add(value.sqlValue, key) }
  mutating func encode(_ value: String, forKey key: Key) { add(value.sqlValue, key) }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if let direct = value as? any SQLConvertible { return add(direct.sqlValue, key) }
    if let integer = value as? any FixedWidthInteger {
      guard let number = Int64(exactly: integer) else { throw DatabaseError.coding(type: "\(Value.self)") }
      return add(.integer(number), key)
    }
    guard let data = StoredJSON.encode(value) else { throw DatabaseError.coding(type: "\(Value.self)") }
    // An enum of raw values becomes the text or the number itself, so that queries can name it.
    if let text = StoredJSON.decode(String.self, from: data) { return add(.text(text), key) }
    if let number = StoredJSON.decode(Int64.self, from: data) { return add(.integer(number), key) }
    if let number = StoredJSON.decode(Double.self, from: data) { return add(.real(number), key) }
    add(.text(String(decoding: data, as: UTF8.self)), key)
  }

  // Where a property is `nil`, its column is written all the same: an older value must not stay.
  private mutating func encodeOptional<Value: Encodable>(_ value: Value?, _ key: Key) throws {
    if let value { try encode(value, forKey: key) } else { add(.null, key) }
  }
  mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encodeOptional(value, key)
  }
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try encodeOptional(value, key) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(Refusal(what: "columns inside the column \(key.stringValue)").keyed())
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    Refusal(what: "a list inside the column \(key.stringValue)")
  }
  mutating func superEncoder() -> any Encoder { encoder }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// Throws as soon as something is to be written into it.
private struct Refusal: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let what: String
  let codingPath: [any CodingKey] = []
  let count = 0

  private var error: DatabaseError { .unsupported(what) }

  func keyed<Key: CodingKey>() -> KeyedRefusal<Key> { KeyedRefusal(refusal: self) }

  func encodeNil() throws { throw error }
  func encode<Value: Encodable>(_ value: Value) throws { throw error }
  func nestedContainer<Key: CodingKey>(keyedBy keyType: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(keyed())
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { RowEncoder() }
}

private struct KeyedRefusal<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let refusal: Refusal
  let codingPath: [any CodingKey] = []

  func encodeNil(forKey key: Key) throws { try refusal.encodeNil() }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try refusal.encode(value) }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> { KeyedEncodingContainer(refusal.keyed()) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { refusal }
  func superEncoder() -> any Encoder { RowEncoder() }
  func superEncoder(forKey key: Key) -> any Encoder { RowEncoder() }
}
