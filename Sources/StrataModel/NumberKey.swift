/// A key of tables whose hash is made of one number. The keyed hash of the standard library, which protects tables from
/// keys that somebody chose to collide, takes several times as long; nobody chooses the ids and the names of a project.
public protocol NumberKey: Hashable {
  /// The same for equal keys.
  var hashNumber: UInt64 { get }
}

extension NumberKey {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(hashNumber) }

  /// What tables call. A table passes a seed of its own, without which filling one in the order of another would take
  /// quadratic time.
  @inlinable public func _rawHashValue(seed: Int) -> Int {
    let mixed = hashNumber.mixed(with: UInt64(truncatingIfNeeded: seed))
    return Int(truncatingIfNeeded: mixed ^ (mixed &>> 32))
  }
}

extension UInt64 {
  /// A number that depends on all bits of two others.
  @inlinable public func mixed(with other: UInt64) -> UInt64 {
    let product = (self ^ other).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

extension StringProtocol {
  /// Calls a function with the bytes. `withUTF8` needs a copy of the string, which costs more than most functions.
  @inlinable public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = String(self)
    return text.withUTF8(body)
  }

  /// A number made of the bytes, for keys with a name.
  @inlinable public var hashNumber: UInt64 {
    withBytes { bytes in
      var (number, index) = (UInt64(bytes.count), 0)
      while index + 8 <= bytes.count {
        number = number.mixed(with: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest &<< 8 | UInt64(bytes[index])
        index += 1
      }
      return number.mixed(with: rest)
    }
  }
}

/// A text as a key of a table that is asked often.
@frozen public struct TextKey: NumberKey, Sendable {
  public let text: String

  @inlinable public init(_ text: String) { self.text = text }

  @inlinable public var hashNumber: UInt64 { text.hashNumber }
}
