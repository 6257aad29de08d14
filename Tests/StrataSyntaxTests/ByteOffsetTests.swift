import Testing

@testable import StrataModel

/// Searches for one byte, eight at a time, against those of the standard library.
@Suite struct ByteOffsetTests {
  /// Bytes around those that differ from the wanted one by a carry or by the highest bit.
  static let texts: [[UInt8]] = [
    [], [0x2F], [0x2E], Array("a/b/c".utf8), Array("Sources/Data/Repositories/UserRepository.swift".utf8),
    Array(repeating: 0x30, count: 23), [0x2F] + Array(repeating: 0xAF, count: 17),
    Array(repeating: 0x2F, count: 9) + Array(repeating: 0x2E, count: 8), Array(repeating: 0x00, count: 8) + [0x2F],
    [0x2F, 0x30, 0x2F, 0x30, 0xAF, 0x2E, 0x2F, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30],
  ]

  @Test(arguments: texts) func findsTheLastByte(_ text: [UInt8]) {
    for end in 0...text.count {
      let part = Array(text[..<end])
      let found = part.withUnsafeBufferPointer { $0.lastOffset(of: 0x2F) }
      #expect(found == part.lastIndex(of: 0x2F) ?? -1)
    }
  }

  @Test(arguments: texts) func findsTheFirstByteFromAPosition(_ text: [UInt8]) {
    for start in 0...text.count {
      let found = text.withUnsafeBufferPointer { $0.offset(of: 0x2F, from: start) }
      #expect(found == text[start...].firstIndex(of: 0x2F) ?? text.count)
    }
  }
}
