/// The classes of tokens that a byte can be part of.
struct ByteClass: OptionSet {
  let rawValue: UInt8
  static let identifierStart = ByteClass(rawValue: 1)
  static let identifier = ByteClass(rawValue: 2)
  static let operatorCharacter = ByteClass(rawValue: 4)
  static let digit = ByteClass(rawValue: 8)
  /// Space, tab, vertical tab, form feed, NUL; not line ends.
  static let blank = ByteClass(rawValue: 16)
  static let newline = ByteClass(rawValue: 32)
  /// Ends a run of plain bytes in a string literal: quote, backslash, line end.
  static let endsStringRun = ByteClass(rawValue: 64)
  /// May begin what is skipped between tokens: white space, a comment, a byte order mark, a conflict marker.
  static let mayStartTrivia = ByteClass(rawValue: 128)

  // Initialized once, before the first read; constant after that, and never freed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    table.initialize(repeating: [], count: 256)
    func add(_ characters: String, _ byteClass: ByteClass) {
      for byte in characters.utf8 { table[Int(byte)].formUnion(byteClass) }
    }
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    add(letters + "_", [.identifierStart, .identifier])
    add("0123456789$", .identifier)
    add("0123456789", .digit)
    add("/=-+*%<>!&|^~.?", .operatorCharacter)
    add(" \t\u{B}\u{C}\u{0}", [.blank, .mayStartTrivia])
    add("\n\r", [.newline, .endsStringRun, .mayStartTrivia])
    add("/<>", .mayStartTrivia)
    table[0xEF].formUnion(.mayStartTrivia)
    add("\"\\", .endsStringRun)
    return UnsafePointer(table)
  }()
}

extension UInt64 {
  /// A word of eight equal bytes.
  @inline(__always) static func repeating(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The high bits of those of its eight bytes that may be line ends: they and a few rare bytes are below 0x0E.
  @inline(__always) var possibleLineEnds: UInt64 { (self &- .repeating(0x0E)) & ~self & .repeating(0x80) }
}

extension UnsafePointer<UInt8> {
  /// Eight bytes from an offset, the first one lowest.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    UnsafeRawPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  /// Offset of the first line end at or after an offset. One must exist.
  @inline(__always) func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while true {
      let hits = word(at: offset).possibleLineEnds
      if hits == 0 {
        offset &+= 8
        continue
      }
      offset &+= hits.trailingZeroBitCount >> 3
      if self[offset] == 0x0A || self[offset] == 0x0D { return offset }
      offset &+= 1
    }
  }

  /// Offset of the first byte at or after an offset that is not an ASCII character of an identifier. Four bytes per
  /// round, since no other loop of the lexer has as many rounds.
  @inline(__always) func identifierEnd(from offset: Int, _ classes: UnsafePointer<ByteClass>) -> Int {
    var offset = offset
    while true {
      if !classes[Int(self[offset])].contains(.identifier) { return offset }
      if !classes[Int(self[offset &+ 1])].contains(.identifier) { return offset &+ 1 }
      if !classes[Int(self[offset &+ 2])].contains(.identifier) { return offset &+ 2 }
      if !classes[Int(self[offset &+ 3])].contains(.identifier) { return offset &+ 3 }
      offset &+= 4
    }
  }

  /// Offset of the first byte at or after an offset that is not a space.
  @inline(__always) func spacesEnd(from offset: Int) -> Int {
    var offset = offset
    while true {
      let others = word(at: offset) ^ .repeating(0x20)
      if others != 0 { return offset &+ others.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
  }
}
