/// A set of ASCII characters; it contains every byte that is not ASCII.
public struct ByteSet: Sendable, Equatable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  public init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 &<< UInt64(byte) } else if byte < 128 { high |= 1 &<< UInt64(byte &- 64) }
  }

  func isDisjoint(with other: ByteSet) -> Bool { low & other.low | high & other.high == 0 }

  @inlinable @inline(__always) public func contains(_ byte: UInt8) -> Bool {
    if byte >= 128 { return true }
    return (byte < 64 ? low : high) & 1 &<< UInt64(byte & 63) != 0
  }
}
