import StrataModel

/// One line of source with a marker under the location. A long line is cut around the location.
struct SourceExcerpt {
  var line: String
  var marker: String

  /// - Parameter column: from 1, in UTF-8 bytes.
  init?(_ text: String, column: Int) {
    let bytes = Array(text.utf8)
    let place = column - 1
    guard place >= 0, place < bytes.count else { return nil }
    let end = Self.endOfWord(bytes, from: place)
    let first = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? 0
    let start = min(place, place - first > 90 ? place - 60 : first)
    let stop = min(bytes.count, max(start + 120, end))
    let isCutBefore = start > first
    let shown = Self.decode(bytes[start..<stop])
    line =
      isCutBefore || stop < bytes.count ? (isCutBefore ? "…" : "") + shown + (stop < bytes.count ? "…" : "") : shown
    let indent = Self.columns(of: bytes[start..<place]) + (isCutBefore ? 1 : 0)
    marker = Self.marker(indent: indent, length: max(1, Self.columns(of: bytes[place..<end])))
  }

  /// The end of the marked word, which is empty at other characters.
  static func endOfWord(_ bytes: [UInt8], from place: Int) -> Int {
    var end = place
    while end < bytes.count, end - place < 60, isWord(bytes[end]) { end += 1 }
    return end
  }

  private static func marker(indent: Int, length: Int) -> String {
    var bytes = [UInt8](repeating: UInt8(ascii: " "), count: indent)
    bytes.append(UInt8(ascii: "^"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "~"), count: length - 1))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Letters, digits, `_`, and every byte of a non-ASCII character.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    if isPlain(bytes) { return String(decoding: bytes, as: UTF8.self) }
    let whole = bytes.drop { $0 & 0xC0 == 0x80 }
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: whole, as: UTF8.self).unicodeScalars {
      text.append(scalar.value == 9 || scalar.value == 13 ? " " : scalar)
    }
    return printable(String(text))
  }

  /// Whether each byte is a character of its own that a terminal shows.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  private static func columns(of bytes: ArraySlice<UInt8>) -> Int {
    isPlain(bytes) ? bytes.count : decode(bytes).unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The number of terminal columns of a character: two for wide scripts and emoji, none for combining characters.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
