/// Finds the starts of lines: after `\n`, `\r\n` or a lone `\r`.
enum LineIndex {
  /// - Parameter bytes: the source, followed by a line feed and seven readable bytes.
  static func lineStarts(of bytes: UnsafePointer<UInt8>, count: Int) -> [UInt32] {
    var starts: [UInt32] = []
    starts.reserveCapacity(count / 36 + 8)
    starts.append(0)
    var offset = 0
    while true {
      offset = bytes.lineEnd(from: offset)
      if offset >= count { return starts }
      if bytes[offset] == 0x0D, bytes[offset + 1] == 0x0A, offset + 1 < count { offset += 1 }
      offset += 1
      starts.append(UInt32(truncatingIfNeeded: offset))
    }
  }
}
