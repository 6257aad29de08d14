/// A name of one file, as an index into that file's ``NameTable``.
@frozen public struct NameID: Hashable, Sendable, Comparable {
  public var rawValue: UInt32

  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The empty name, at index 0 of every table.
  public static let none = NameID(0)

  @inlinable public var isNone: Bool { rawValue == 0 }

  @inlinable public static func < (a: NameID, b: NameID) -> Bool { a.rawValue < b.rawValue }
}

/// The distinct names of one file, UTF-8, one after the other in a single buffer. Index 0 is the empty name.
public struct NameTable: Sendable, Equatable {
  public var bytes: [UInt8]
  /// `ends[i]` is the offset just past name `i` in `bytes`.
  public var ends: [UInt32]

  public init() {
    bytes = []
    ends = [0]
  }

  @inlinable public var count: Int { ends.count }

  /// The range of `bytes` that holds a name.
  @inlinable public func range(of name: NameID) -> Range<Int> {
    let i = Int(name.rawValue)
    return (i == 0 ? 0 : Int(ends[i - 1]))..<Int(ends[i])
  }

  /// The name as a string. Backticks of an escaped identifier are not part of it.
  public subscript(name: NameID) -> String {
    String(decoding: bytes[range(of: name)], as: UTF8.self)
  }

  /// Adds a name without looking for an equal one; the caller must add each name only once.
  public mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) -> NameID {
    bytes.append(contentsOf: utf8)
    ends.append(UInt32(bytes.count))
    return NameID(UInt32(ends.count - 1))
  }
}
