import StrataLibc

/// Finds the starts of lines: after `\n`, `\r\n` or a lone `\r`.
enum LineIndex {
  /// - Parameter bytes: the source, followed by a line feed and seven readable bytes.
  static func lineStarts(of bytes: UnsafePointer<UInt8>, count: Int) -> [UInt32] {
    var starts: [UInt32] = []
    starts.reserveCapacity(count / 36 + 8)
    starts.append(0)
    guard memchr(bytes, 0x0D, count) == nil else {
      addStarts(of: bytes, count: count, to: &starts)
      return starts
    }
    var offset = 0
    while let end = memchr(bytes + offset, 0x0A, count - offset) {
      offset = UnsafeRawPointer(end) - UnsafeRawPointer(bytes) + 1
      starts.append(UInt32(truncatingIfNeeded: offset))
    }
    return starts
  }

  /// The same for a source with carriage returns.
  private static func addStarts(of bytes: UnsafePointer<UInt8>, count: Int, to starts: inout [UInt32]) {
    var offset = 0
    while offset < count {
      var hits = bytes.word(at: offset).possibleLineEnds
      while hits != 0 {
        let end = offset &+ hits.trailingZeroBitCount >> 3
        hits &= hits &- 1
        if end >= count { return }
        // The line ends after the second byte of `\r\n`.
        guard bytes[end] == 0x0A || bytes[end] == 0x0D && (bytes[end + 1] != 0x0A || end + 1 == count) else { continue }
        starts.append(UInt32(truncatingIfNeeded: end &+ 1))
      }
      offset &+= 8
    }
  }
}
