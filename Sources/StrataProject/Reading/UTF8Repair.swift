/// Makes text valid UTF-8 in place, so that no position changes.
enum UTF8Repair {
  /// Replaces each byte that is not part of valid UTF-8 by a question mark. Returns the offset of the first one.
  static func repair(_ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    var first: Int?
    var i = 0
    let count = bytes.count
    func word(_ offset: Int) -> UInt64 { base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    while i < count {
      // Nearly everything is ASCII.
      while i &+ 64 <= count {
        let low = word(i) | word(i &+ 8) | word(i &+ 16) | word(i &+ 24)
        let high = word(i &+ 32) | word(i &+ 40) | word(i &+ 48) | word(i &+ 56)
        if (low | high) & 0x8080_8080_8080_8080 != 0 { break }
        i &+= 64
      }
      while i &+ 8 <= count, word(i) & 0x8080_8080_8080_8080 == 0 { i &+= 8 }
      if i >= count { break }
      if bytes[i] < 0x80 {
        i += 1
      } else if let length = sequenceLength(bytes, i) {
        i += length
      } else {
        first = first ?? i
        bytes[i] = UInt8(ascii: "?")
        i += 1
      }
    }
    return first
  }

  /// Length of the well-formed sequence of two to four bytes at `i`.
  private static func sequenceLength(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ i: Int) -> Int? {
    let lead = bytes[i]
    let length: Int
    // The range of the second byte excludes overlong forms, surrogates and code points above U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard i + length <= bytes.count, second.contains(bytes[i + 1]) else { return nil }
    for j in (i + 2)..<max(i + length, i + 2) where !(0x80...0xBF).contains(bytes[j]) { return nil }
    return length
  }
}
