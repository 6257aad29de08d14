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

/// The distinct names of one file, UTF-8, one after the other in a single buffer. Index 0 is the empty name. A class,
/// because code that reads a file holds its names: that retains one reference instead of one for each list.
public final class NameTable: Sendable, Equatable {
  public let bytes: [UInt8]
  /// `ends[i]` is the offset just past name `i` in `bytes`.
  public let ends: [UInt32]
  /// The ``NameKey`` of each name: rules ask of most names whether they are in a set, and most are not.
  @usableFromInline let keys: [UInt8]
  /// All of these.
  let allKeys: ByteSet
  /// The ``NameHash`` of each name: the names of all files are compared with each other.
  package let hashes: [UInt32]

  /// A table of the empty name.
  public static let ofEmptyName = NameTable(bytes: [], ends: [0])

  /// - Parameters:
  ///   - bytes: the names, one after the other.
  ///   - ends: the end of each name in `bytes`. A name whose range is not in `bytes` has the key of the empty one.
  public convenience init(bytes: [UInt8], ends: [UInt32]) {
    let hashes = bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      return ends.map { end in
        defer { start = Int(end) }
        guard let base = bytes.baseAddress, start < end, end <= bytes.count else { return NameHash.ofEmptyName }
        return NameHash.of(base + start, Int(end) - start)
      }
    }
    self.init(bytes: bytes, ends: ends, hashes: hashes)
  }

  /// The same with the ``NameHash`` of each name.
  package init(bytes: [UInt8], ends: [UInt32], hashes: [UInt32]) {
    var allKeys = ByteSet([])
    keys = Array(unsafeUninitializedCapacity: ends.count) { keys, count in
      bytes.withUnsafeBufferPointer { bytes in
        var start = 0
        for index in ends.indices {
          let end = Int(ends[index])
          let key = start < end && end <= bytes.count ? NameKey.of(bytes, start, end) : 0
          keys.initializeElement(at: index, to: key)
          allKeys.insert(key)
          start = end
        }
      }
      count = ends.count
    }
    self.allKeys = allKeys
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
  }

  public static func == (a: NameTable, b: NameTable) -> Bool { a === b || a.bytes == b.bytes && a.ends == b.ends }

  @inlinable public var count: Int { ends.count }

  /// The range of `bytes` that holds a name.
  @inlinable public func range(of name: NameID) -> Range<Int> {
    let i = Int(name.rawValue)
    return (i == 0 ? 0 : Int(ends[i - 1]))..<Int(ends[i])
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

/// A hash of the bytes of a name. It never reaches the output, so any function of them is suitable.
package enum NameHash {
  package static let ofEmptyName = of(head: 0, tail: 0, length: 0, middle: 0)

  package static func of(_ name: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    if length < 8 { return of(head: shortWord(name, length), tail: 0, length: length, middle: 0) }
    return of(
      head: word(name, 0), tail: word(name, length - 8), length: length, middle: length > 16 ? middle(name, length) : 0)
  }

  /// - Parameters:
  ///   - head: the first eight bytes, or all of them, padded with zeros.
  ///   - tail: the last eight bytes; zero of a name with fewer.
  ///   - middle: ``middle(_:_:)``; zero of a name with at most 16 bytes.
  @inlinable @inline(__always)
  package static func of(head: UInt64, tail: UInt64, length: Int, middle: UInt64) -> UInt32 {
    var hash = (head ^ UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    hash ^= hash &>> 32
    hash = (hash ^ tail) &* 0xD6E8_FEB8_6659_FD93
    hash ^= middle
    return UInt32(truncatingIfNeeded: hash ^ (hash &>> 29))
  }

  /// A hash of the bytes between the first and the last eight.
  package static func middle(_ name: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var hash: UInt64 = 0
    var index = 8
    while index < length - 8 {
      hash = (hash ^ word(name, min(index, length - 8))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 31
      index += 8
    }
    return hash
  }

  private static func word(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
    UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
  }

  /// All bytes of fewer than eight, padded with zeros.
  private static func shortWord(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    (0..<count).reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
  }
}
