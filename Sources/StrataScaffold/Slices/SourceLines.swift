/// Lines of a source text, and the comments above them.
enum SourceLines {
  /// The lines of a range where it stands alone on them, with the comment lines right above.
  static func range(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    let start = lineStart(range.lowerBound, bytes)
    var end = range.upperBound
    while end < bytes.count, bytes[end] != newline { end += 1 }
    let rest = String(decoding: bytes[range.upperBound..<end], as: UTF8.self)
    guard isBlank(bytes[start..<range.lowerBound]),
      rest.allSatisfy(\.isWhitespace) || rest.drop(while: \.isWhitespace).hasPrefix("//")
    else {
      return range
    }
    return lineStart(commentsStart(range.lowerBound, bytes), bytes)..<min(end + 1, bytes.count)
  }

  /// Whether a range stands alone on its lines, comments after it apart.
  static func areWhole(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let lines = self.range(range, bytes)
    return lines != range
      || range.upperBound == bytes.count && isBlank(bytes[lineStart(range.lowerBound, bytes)..<range.lowerBound])
  }

  /// Where the comment lines begin that stand right above a position; the position itself if there are none.
  static func commentsStart(_ position: Int, _ bytes: [UInt8]) -> Int {
    var start = lineStart(position, bytes)
    guard isBlank(bytes[start..<position]) else { return position }
    var result = position
    while start > 0 {
      let above = lineStart(start - 1, bytes)
      let text = bytes[above..<start - 1].drop { $0 == space || $0 == tab }
      guard text.starts(with: "//".utf8) else { break }
      (start, result) = (above, text.startIndex)
    }
    return result
  }

  static func lineStart(_ position: Int, _ bytes: [UInt8]) -> Int {
    bytes[..<position].lastIndex(of: newline).map { $0 + 1 } ?? 0
  }

  /// Whether the line before a position, which begins a line, is empty.
  static func hasEmptyLine(before position: Int, _ bytes: [UInt8]) -> Bool {
    position > 0 && isBlank(bytes[lineStart(position - 1, bytes)..<position - 1])
  }

  /// Whether an empty line stands between the lines of a range.
  static func hasEmptyLine(in range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    zip(bytes[range], bytes[range].dropFirst()).contains { $0 == newline && $1 == newline }
  }

  /// Whether the line that begins at a position is empty.
  static func hasEmptyLine(at position: Int, _ bytes: [UInt8]) -> Bool {
    position < bytes.count && isBlank(bytes[position..<(bytes[position...].firstIndex(of: newline) ?? bytes.count)])
  }

  /// Whether a block, a branch of a condition or the file ends behind the white space at a position.
  static func isEnd(_ position: Int, of bytes: [UInt8]) -> Bool {
    let next = bytes[position...].drop { $0 == space || $0 == tab || $0 == newline }
    return next.isEmpty || next.first == UInt8(ascii: "}") || next.starts(with: "#e".utf8)
  }

  static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 == space || $0 == tab } }

  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
}
