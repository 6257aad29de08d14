import StrataModel

/// Finds brackets and words in source text, outside strings and comments.
struct SourceScanner {
  let bytes: [UInt8]

  /// The offset of the first of some bytes outside all brackets, from an offset on; nil if a closing bracket or the end
  /// comes first.
  func first(of wanted: Set<UInt8>, from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if wanted.contains(byte) { return position }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): position = end(ofGroupAt: position)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
      default: position = next(position)
      }
    }
    return nil
  }

  /// The offset after the bracket that closes the one at an offset.
  func end(ofGroupAt start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      position = next(position)
    }
    return bytes.count
  }

  /// The offset after the byte, string or comment at an offset.
  private func next(_ position: Int) -> Int {
    switch bytes[position] {
    case UInt8(ascii: "\""): return endOfString(position)
    case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
      return bytes.endOfLine(from: position)
    case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "*"):
      var end = position + 2
      while end < bytes.count, !(bytes[end] == UInt8(ascii: "/") && bytes[end - 1] == UInt8(ascii: "*")) { end += 1 }
      return min(end + 1, bytes.count)
    default: return position + 1
    }
  }

  private func endOfString(_ start: Int) -> Int {
    let isLong = bytes[start...].starts(with: "\"\"\"".utf8)
    var position = start + (isLong ? 3 : 1)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] == UInt8(ascii: "\""), !isLong || bytes[position...].starts(with: "\"\"\"".utf8) {
        return position + (isLong ? 3 : 1)
      } else {
        position += 1
      }
    }
    return bytes.count
  }

  /// The last offset before `position` that is not white space; nil if there is none.
  func lastVisible(before position: Int) -> Int? {
    bytes[..<position].lastIndex { !Self.isSpace($0) }
  }

  /// The first offset from `position` on that is not white space.
  func firstVisible(from position: Int) -> Int? {
    bytes[position...].firstIndex { !Self.isSpace($0) }
  }

  /// Whether there is exactly this word at an offset, not a longer one.
  func isWord(_ word: String, at offset: Int) -> Bool {
    let end = offset + word.utf8.count
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(word.utf8) else { return false }
    return end == bytes.count || !Self.isIdentifier(bytes[end])
  }

  /// The start of the identifier that ends before `end`.
  func startOfIdentifier(endingAt end: Int) -> Int {
    var start = end
    while start > 0, Self.isIdentifier(bytes[start - 1]) { start -= 1 }
    return start
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte >= 48 && byte <= 57) || (byte | 0x20 >= 97 && byte | 0x20 <= 122)
  }
}
