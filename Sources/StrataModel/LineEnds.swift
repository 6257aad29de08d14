extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first line feed at or after an offset; the number of bytes if there is none.
  package func endOfLine(from start: Int) -> Int { offset(of: UInt8(ascii: "\n"), from: start) }

  /// The offset of a byte at or after an offset; the number of bytes if there is none.
  package func offset(of byte: UInt8, from start: Int) -> Int {
    var offset = start
    // Eight bytes at a time: the highest bit of the first one that is the wanted byte remains set.
    if let first = UnsafeRawPointer(baseAddress) {
      let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
      while offset + 8 <= count {
        let word = first.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian ^ pattern
        let hits = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
        if hits != 0 { return offset + hits.trailingZeroBitCount >> 3 }
        offset += 8
      }
    }
    while offset < count, self[offset] != byte { offset += 1 }
    return Swift.min(offset, count)
  }

  /// The offset of the last byte of a value; -1 if there is none.
  package func lastOffset(of byte: UInt8) -> Int {
    var end = count
    if let first = UnsafeRawPointer(baseAddress) {
      let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      while end >= 8 {
        let word = first.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self).littleEndian ^ pattern
        // Without carries from one byte to the next: the highest bit of each wanted byte remains set.
        let hits = ~(((word & low) &+ low) | word | low)
        if hits != 0 { return end - 1 - hits.leadingZeroBitCount >> 3 }
        end -= 8
      }
    }
    while end > 0, self[end - 1] != byte { end -= 1 }
    return end - 1
  }
}

extension [UInt8] {
  /// The offset of the first line feed at or after an offset; the number of bytes if there is none.
  package func endOfLine(from start: Int) -> Int { withUnsafeBufferPointer { $0.endOfLine(from: start) } }
}
