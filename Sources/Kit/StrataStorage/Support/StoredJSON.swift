import Foundation

/// How Codable values become bytes, the same for all storages. Errors are dropped: theirs may quote values.
package enum StoredJSON {
  package static func encode(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(value)
  }

  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) -> Value? {
    try? JSONDecoder().decode(type, from: data)
  }
}
