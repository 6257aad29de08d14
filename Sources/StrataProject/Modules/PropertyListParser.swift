import StrataModel

/// Reads the values of a property list into nodes.
struct PropertyListParser {
  private(set) var nodes: [PropertyListNode] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 12)
  }

  /// Reads a value; false if there is no complete one.
  mutating func value() -> Bool {
    guard depth < 64 else { return false }
    depth += 1
    defer { depth -= 1 }
    skipBlanks()
    guard position < bytes.count else { return false }
    let node = nodes.count
    switch bytes[position] {
    case UInt8(ascii: "{"):
      open(.table)
      guard table() else { return false }
    case UInt8(ascii: "("):
      open(.list)
      guard list() else { return false }
    default: return string()
    }
    nodes[node].end = UInt32(position)
    nodes[node].next = UInt32(nodes.count)
    return true
  }

  private mutating func open(_ kind: PropertyListNode.Kind) {
    nodes.append(PropertyListNode(kind: kind, start: UInt32(position), end: 0, next: 0))
    position += 1
  }

  private mutating func table() -> Bool {
    while true {
      skipBlanks()
      if take(UInt8(ascii: "}")) { return true }
      guard string() else { return false }
      skipBlanks()
      guard take(UInt8(ascii: "=")), value() else { return false }
      skipBlanks()
      _ = take(UInt8(ascii: ";"))
    }
  }

  private mutating func list() -> Bool {
    while true {
      skipBlanks()
      if take(UInt8(ascii: ")")) { return true }
      guard value() else { return false }
      skipBlanks()
      _ = take(UInt8(ascii: ","))
    }
  }

  private mutating func string() -> Bool {
    guard position < bytes.count else { return false }
    let start = position
    if bytes[start] == UInt8(ascii: "\"") {
      guard skipQuoted() else { return false }
    } else {
      var end = start
      while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
      if end == start { return false }
      position = end
    }
    let next = UInt32(nodes.count + 1)
    nodes.append(PropertyListNode(kind: .string, start: UInt32(start), end: UInt32(position), next: next))
    return true
  }

  private mutating func skipQuoted() -> Bool {
    let start = position + 1
    var quote = bytes.offset(of: UInt8(ascii: "\""), from: start)
    while quote < bytes.count, isEscaped(quote, from: start) {
      quote = bytes.offset(of: UInt8(ascii: "\""), from: quote + 1)
    }
    position = min(quote + 1, bytes.count)
    return quote < bytes.count
  }

  /// Whether an odd number of backslashes stands before a position.
  private func isEscaped(_ position: Int, from start: Int) -> Bool {
    var first = position
    while first > start, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    return !(position - first).isMultiple(of: 2)
  }

  /// Whether a character may be in a string without quotes: a letter, a digit, one of `-./:_$+`, or part of another letter.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte < 64 ? plainBelow64 : plainFrom64) &>> UInt64(byte & 63) & 1 != 0
  }

  /// `$`, `+`, and from `-` to `:`, with the digits between: a bit for each character below 64.
  private static let plainBelow64: UInt64 = 0x07FF_E810_0000_0000
  /// `_` and the letters: a bit for each character from 64 on.
  private static let plainFrom64: UInt64 = 0x07FF_FFFE_87FF_FFFE

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips spaces and comments.
  private mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte > 0x20, byte != UInt8(ascii: "/") { return }
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        if bytes[position + 1] == UInt8(ascii: "*") {
          skipComment()
          continue
        }
        if bytes[position + 1] == UInt8(ascii: "/") {
          position = bytes.endOfLine(from: position)
          continue
        }
      }
      guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return }
      position += 1
    }
  }

  private mutating func skipComment() {
    var star = bytes.offset(of: UInt8(ascii: "*"), from: position + 2)
    while star + 1 < bytes.count, bytes[star + 1] != UInt8(ascii: "/") {
      star = bytes.offset(of: UInt8(ascii: "*"), from: star + 1)
    }
    position = min(star + 2, bytes.count)
  }
}
