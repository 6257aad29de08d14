/// A fast hash of bytes, the same on every machine and in every run for the same seed: for checksums and to distinguish
/// contents. With the seed, two contents with the same hash can be constructed.
package struct Hash64 {
  private var state: UInt64

  package init(seed: UInt64 = 0) { state = seed ^ 0x9E37_79B9_7F4A_7C15 }

  package mutating func add(_ value: UInt64) { state = Self.mix(state ^ value, 0xA076_1D64_78BD_642F) }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var a = state
    var b = state ^ 0xE703_7ED1_A0B4_28DB
    var c = state ^ 0x8EBC_6AF0_9C88_C6E3
    var d = state ^ 0x5899_65CC_7537_4CC3
    var i = 0
    // Four streams that do not depend on each other.
    while i + 64 <= bytes.count {
      a = Self.mix(bytes.word(i) ^ 0xA076_1D64_78BD_642F, bytes.word(i + 8) ^ a)
      b = Self.mix(bytes.word(i + 16) ^ 0xE703_7ED1_A0B4_28DB, bytes.word(i + 24) ^ b)
      c = Self.mix(bytes.word(i + 32) ^ 0x8EBC_6AF0_9C88_C6E3, bytes.word(i + 40) ^ c)
      d = Self.mix(bytes.word(i + 48) ^ 0x5899_65CC_7537_4CC3, bytes.word(i + 56) ^ d)
      i += 64
    }
    var hash = a ^ b &* 3 ^ c &* 5 ^ d &* 7
    while i + 8 <= bytes.count {
      hash = Self.mix(hash ^ bytes.word(i), 0xA076_1D64_78BD_642F)
      i += 8
    }
    var rest: UInt64 = 0
    while i < bytes.count {
      rest = rest << 8 | UInt64(bytes[i])
      i += 1
    }
    hash = Self.mix(hash ^ rest, 0xE703_7ED1_A0B4_28DB)
    state = Self.mix(hash ^ UInt64(bytes.count), 0x8EBC_6AF0_9C88_C6E3)
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package var value: UInt64 { Self.mix(state, 0x5899_65CC_7537_4CC3) }

  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    var hash = Hash64(seed: seed)
    hash.add(bytes)
    return hash.value
  }

  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
