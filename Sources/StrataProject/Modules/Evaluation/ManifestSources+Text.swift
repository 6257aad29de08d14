/// The texts of literals.
extension ManifestSources {
  /// The parts of a string literal between its interpolations.
  func segments(of literal: Int, _ source: Int) -> [String] {
    let bytes = list[source].bytes
    var index = Int(list[source].tree[literal].offset)
    var hashes = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      hashes += 1
      index += 1
    }
    guard hashes == 0, index < bytes.count, bytes[index] == UInt8(ascii: "\""),
      !(index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\""))
    else { return [] }
    index += 1
    var segments: [[UInt8]] = [[]]
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        if bytes[index + 1] == UInt8(ascii: "(") {
          index = Self.end(ofParentheses: index + 1, bytes)
          segments.append([])
          continue
        }
        index += 1
      }
      segments[segments.count - 1].append(bytes[index])
      index += 1
    }
    return segments.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Index after the parenthesis that closes the one at an index.
  static func end(ofParentheses start: Int, _ bytes: [UInt8]) -> Int {
    var depth = 0
    var isInString = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return index
  }
}
