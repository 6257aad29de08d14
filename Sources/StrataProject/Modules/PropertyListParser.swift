/// A value of an OpenStep property list, the format of `project.pbxproj`.
indirect enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case table([Entry])

  /// Most tables are small, and there are tens of thousands of them: a hash table for each would cost too much.
  struct Entry: Equatable {
    var key: String
    var value: PropertyList
  }

  subscript(key: String) -> PropertyList? {
    if case .table(let entries) = self { return entries.last { $0.key == key }?.value }
    return nil
  }

  var text: String? {
    if case .text(let value) = self { return value }
    return nil
  }

  var texts: [String] {
    if case .list(let values) = self { return values.compactMap(\.text) }
    return []
  }
}

/// Parses an OpenStep property list. Foundation also reads them, but creates an object for each of the tens of
/// thousands of values of a large project, which takes longer than reading all its Swift files.
struct PropertyListParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of the bytes; nil if they are not a property list.
  static func parse(_ bytes: [UInt8]) -> PropertyList? {
    var parser = PropertyListParser(bytes)
    return parser.value()
  }

  private mutating func value() -> PropertyList? {
    guard depth < 64 else { return nil }
    depth += 1
    defer { depth -= 1 }
    skipBlanks()
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return table()
    case UInt8(ascii: "("): return list()
    default: return string().map(PropertyList.text)
    }
  }

  private mutating func table() -> PropertyList? {
    position += 1
    var entries: [PropertyList.Entry] = []
    while true {
      skipBlanks()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: "}") {
        position += 1
        return .table(entries)
      }
      guard let key = string() else { return nil }
      skipBlanks()
      guard take(UInt8(ascii: "=")), let value = value() else { return nil }
      entries.append(PropertyList.Entry(key: key, value: value))
      skipBlanks()
      _ = take(UInt8(ascii: ";"))
    }
  }

  private mutating func list() -> PropertyList? {
    position += 1
    var elements: [PropertyList] = []
    while true {
      skipBlanks()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ")") {
        position += 1
        return .list(elements)
      }
      guard let value = value() else { return nil }
      elements.append(value)
      skipBlanks()
      _ = take(UInt8(ascii: ","))
    }
  }

  private mutating func string() -> String? {
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "\"") { return quoted() }
    let start = position
    while position < bytes.count, PropertyListParser.isPlain(bytes[position]) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), position < bytes.count {
        text.append(bytes[position])
        position += 1
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ":"), 0x80...:
      return true
    default: return false
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        if bytes[position + 1] == UInt8(ascii: "*") {
          position += 2
          while position + 1 < bytes.count,
            !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/"))
          { position += 1 }
          position += 2
          continue
        }
        if bytes[position + 1] == UInt8(ascii: "/") {
          while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
          continue
        }
      }
      guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return }
      position += 1
    }
  }
}
