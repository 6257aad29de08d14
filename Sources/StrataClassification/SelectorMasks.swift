import StrataDefinition

/// A set of bytes, or of pairs of bytes, in 64 bits. Several share a bit, but letters of either case each have their own.
struct ByteMask {
  private var bits: UInt64

  static let all = ByteMask(bits: .max)
  static let none = ByteMask(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  /// Nil allows every byte.
  init(_ byte: UInt8?) { bits = byte.map { 1 << UInt64($0 & 63) } ?? .max }

  /// The last two bytes of a string; every pair where it has fewer.
  init(ending text: some BidirectionalCollection<UInt8>) {
    guard let last = text.last, let other = text.dropLast().last else {
      bits = .max
      return
    }
    let pair = UInt16(last) << 8 | UInt16(other)
    bits = 1 << UInt64((pair &* 0x9E37) >> 10)
  }

  func union(_ other: ByteMask) -> ByteMask { ByteMask(bits: bits | other.bits) }

  func intersection(_ other: ByteMask) -> ByteMask { ByteMask(bits: bits & other.bits) }

  /// Whether the two sets may have a byte in common.
  func meets(_ other: ByteMask) -> Bool { bits & other.bits != 0 }
}

/// A set of layers, and of the lack of one, in 64 bits. Only layers beyond the sixtieth share a bit.
struct LayerMask {
  private var bits: UInt64

  static let all = LayerMask(bits: .max)
  static let none = LayerMask(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  /// - Parameter layer: the index of a layer; nil stands for no layer.
  init(_ layer: Int?) { bits = 1 << UInt64(layer.map { min($0, 62) } ?? 63) }

  func union(_ other: LayerMask) -> LayerMask { LayerMask(bits: bits | other.bits) }

  func intersection(_ other: LayerMask) -> LayerMask { LayerMask(bits: bits & other.bits) }

  func meets(_ other: LayerMask) -> Bool { bits & other.bits != 0 }
}
