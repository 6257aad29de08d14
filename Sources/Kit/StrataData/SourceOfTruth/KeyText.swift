import Foundation
import StrataStorage

/// The JSON by which a key is found: equal keys have equal texts.
///
/// `JSONEncoder` writes a `Set`, and a dictionary whose keys are no strings, in the order that they have in memory, which is
/// another one in each run of the app: what one run has stored the next would not find, and a later one would find again,
/// as fresh as it was.
enum KeyText {
  static func of(_ key: some Encodable) throws(DatabaseError) -> String {
    let node = KeyNode()
    do { try node.write(key) } catch { throw .coding(type: "\(type(of: key))") }
    guard let text = node.text else { throw .coding(type: "\(type(of: key))") }
    return text
  }
}

/// A value without an order of its own.
private protocol Unordered {
  /// How many elements of its list belong together.
  static var groupSize: Int { get }
}

extension Set: Unordered {
  fileprivate static var groupSize: Int { 1 }
}

extension Dictionary: Unordered {
  /// Of keys that are no strings: a list of each key and its value.
  fileprivate static var groupSize: Int { 2 }
}

/// A value as JSON: what was written of it, or its elements, or its properties.
private final class KeyNode {
  var written: String?
  var elements: [KeyNode]?
  var properties: [String: KeyNode]?

  /// `nil` where nothing was written.
  var text: String? {
    if let elements { return "[" + elements.compactMap(\.text).joined(separator: ",") + "]" }
    guard let properties else { return written }
    let parts = properties.sorted { $0.key < $1.key }.compactMap { name, node in
      node.text.flatMap { text in Self.json(name).map { $0 + ":" + text } }
    }
    return "{" + parts.joined(separator: ",") + "}"
  }

  func write(_ value: some Encodable) throws {
    switch value {
    // The types that `JSONEncoder` writes in a way of its own, and those that would write themselves.
    case is String, is Double, is Float, is Bool, is Data, is Date, is URL, is Decimal:
      guard let text = Self.json(value) else { throw DatabaseError.coding(type: "\(type(of: value))") }
      written = text
    case let number as any FixedWidthInteger: written = "\(number)"
    default:
      try value.encode(to: KeyEncoder(node: self))
      if let type = type(of: value) as? any Unordered.Type { sort(inGroupsOf: type.groupSize) }
    }
  }

  func element() -> KeyNode {
    let node = KeyNode()
    elements?.append(node)
    return node
  }

  func property(_ name: String) -> KeyNode {
    let node = KeyNode()
    properties?[name] = node
    return node
  }

  private func sort(inGroupsOf size: Int) {
    guard let nodes = elements else { return }
    let groups = stride(from: 0, to: nodes.count, by: size).map { start in
      (text: nodes[start].text ?? "", nodes: nodes[start..<min(start + size, nodes.count)])
    }
    elements = groups.sorted { $0.text < $1.text }.flatMap(\.nodes)
  }

  private static func json(_ value: some Encodable) -> String? {
    StoredJSON.encode(value).map { String(decoding: $0, as: UTF8.self) }
  }
}

private struct KeyEncoder: Encoder, SingleValueEncodingContainer {
  let node: KeyNode
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if node.properties == nil { node.properties = [:] }
    return KeyedEncodingContainer(Properties(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if node.elements == nil { node.elements = [] }
    return Elements(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { node.written = "null" }
  func encode<Value: Encodable>(_ value: Value) throws { try node.write(value) }
}

private struct Properties<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: KeyNode
  let codingPath: [any CodingKey] = []

  private func encoder(_ name: String) -> KeyEncoder { KeyEncoder(node: node.property(name)) }

  func encodeNil(forKey key: Key) { encoder(key.stringValue).encodeNil() }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder(key.stringValue).encode(value)
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> { encoder(key.stringValue).container(keyedBy: keyType) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key.stringValue).unkeyedContainer()
  }
  func superEncoder() -> any Encoder { encoder("super") }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(key.stringValue) }
}

private struct Elements: UnkeyedEncodingContainer {
  let node: KeyNode
  let codingPath: [any CodingKey] = []
  var count: Int { node.elements?.count ?? 0 }

  private func encoder() -> KeyEncoder { KeyEncoder(node: node.element()) }

  func encodeNil() { encoder().encodeNil() }
  func encode<Value: Encodable>(_ value: Value) throws { try encoder().encode(value) }
  func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
    encoder().container(keyedBy: keyType)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder() }
}
