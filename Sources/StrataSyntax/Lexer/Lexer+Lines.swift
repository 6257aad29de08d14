/// The starts of lines: after `\n`, `\r\n` or a lone `\r`. They are noted where line ends are skipped, since looking for
/// them afterwards would cost as much as skipping all white space.
extension Lexer {
  /// Notes the line end at an offset that is skipped.
  @inline(__always) mutating func noteLineEnd(at offset: Int) {
    if offset < end, bytes[offset] == 0x0A || bytes[offset &+ 1] != 0x0A || offset &+ 1 == end {
      lineStarts.append(UInt32(truncatingIfNeeded: offset &+ 1))
    }
  }

  /// Notes the line ends from an offset to the position, which was moved at once.
  mutating func noteLineEnds(from start: Int) {
    var offset = bytes.lineEnd(from: start)
    while offset < position {
      noteLineEnd(at: offset)
      offset = bytes.lineEnd(from: offset + 1)
    }
  }
}
