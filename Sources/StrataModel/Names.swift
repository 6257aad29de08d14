/// A name of one file, as an index into that file's ``NameTable``.
@frozen public struct NameID: NumberKey, Sendable, Comparable {
  public var rawValue: UInt32

  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The empty name, at index 0 of every table.
  public static let none = NameID(0)

  @inlinable public var isNone: Bool { rawValue == 0 }
  @inlinable public var hashNumber: UInt64 { UInt64(rawValue) }

  @inlinable public static func < (a: NameID, b: NameID) -> Bool { a.rawValue < b.rawValue }
}

/// The distinct names of one file, UTF-8, one after the other in a single buffer. Index 0 is the empty name.
public struct NameTable: Sendable, Equatable {
  public private(set) var bytes: [UInt8]
  /// `ends[i]` is the offset just past name `i` in `bytes`.
  public private(set) var ends: [UInt32]
  /// The ``NameKey`` of each name: rules ask of most names whether they are in a set, and most are not.
  @usableFromInline private(set) var keys: [UInt8]
  /// All of these.
  private(set) var allKeys = ByteSet([])

  /// A table of the empty name.
  public init() { self = .ofEmptyName }

  private static let ofEmptyName = NameTable(bytes: [], ends: [0])

  /// - Parameters:
  ///   - bytes: the names, one after the other.
  ///   - ends: the end of each name in `bytes`. A name whose range is not in `bytes` has the key of the empty one.
  public init(bytes: [UInt8], ends: [UInt32]) {
    var keys: [UInt8] = []
    var allKeys = ByteSet([])
    keys.reserveCapacity(ends.count)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in ends {
        let end = Int(end)
        let key = start < end && end <= bytes.count ? NameKey.of(bytes, start, end) : 0
        keys.append(key)
        allKeys.insert(key)
        start = end
      }
    }
    self.keys = keys
    self.allKeys = allKeys
    self.bytes = bytes
    self.ends = ends
  }

  @inlinable public var count: Int { ends.count }

  /// The range of `bytes` that holds a name.
  @inlinable public func range(of name: NameID) -> Range<Int> {
    let i = Int(name.rawValue)
    return (i == 0 ? 0 : Int(ends[i - 1]))..<Int(ends[i])
  }

  /// Makes room for names of usual lengths.
  mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count * 12)
    ends.reserveCapacity(count + 1)
    keys.reserveCapacity(count + 1)
  }

  /// The name as a string. Backticks of an escaped identifier are not part of it.
  public subscript(name: NameID) -> String {
    withBytes(of: name) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a function with the bytes of a name, without creating a string.
  @inlinable package func withBytes<Result>(
    of name: NameID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = range(of: name)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Adds a name without looking for an equal one; the caller must add each name only once.
  public mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) -> NameID {
    bytes.append(contentsOf: utf8)
    ends.append(UInt32(bytes.count))
    let key = NameKey.of(utf8)
    keys.append(key)
    allKeys.insert(key)
    return NameID(UInt32(ends.count - 1))
  }
}

/// A small number for a name, from its length and three of its bytes: two names with different keys are different.
enum NameKey {
  static let count = 128

  @inline(__always) static func of(_ name: UnsafeBufferPointer<UInt8>) -> UInt8 {
    name.isEmpty ? 0 : of(name, 0, name.count)
  }

  /// That of a name which is not empty, from `start` to `end` in `bytes`.
  @inline(__always) static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt8 {
    let length = end &- start
    let (first, last, middle) = (Int(bytes[start]), Int(bytes[end &- 1]), Int(bytes[start &+ length &>> 1]))
    let sum = length &* 37 &+ first &* 5 &+ last &* 17 &+ middle
    return UInt8(truncatingIfNeeded: sum & (count &- 1))
  }
}
