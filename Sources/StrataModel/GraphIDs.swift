/// Index into ``Graph/files``.
@frozen public struct FileID: NumberKey, Sendable, Comparable {
  public var rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public var hashNumber: UInt64 { UInt64(rawValue) }
  @inlinable public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// Index into ``Graph/types``.
@frozen public struct TypeID: NumberKey, Sendable, Comparable {
  public var rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public var hashNumber: UInt64 { UInt64(rawValue) }
  @inlinable public static func < (a: TypeID, b: TypeID) -> Bool { a.rawValue < b.rawValue }
}

/// The indices of all types of a graph. A type of its own, since a lazy sequence would also filter lazily.
@frozen public struct TypeIDs: RandomAccessCollection, Sendable {
  public let endIndex: Int

  @inlinable init(endIndex: Int) { self.endIndex = endIndex }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public subscript(position: Int) -> TypeID { TypeID(UInt32(truncatingIfNeeded: position)) }
}

/// Index into ``Graph/modules``.
@frozen public struct ModuleID: NumberKey, Sendable, Comparable {
  public var rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public var hashNumber: UInt64 { UInt64(rawValue) }
  @inlinable public static func < (a: ModuleID, b: ModuleID) -> Bool { a.rawValue < b.rawValue }
}

/// Index into ``Graph/externals``.
@frozen public struct ExternalID: NumberKey, Sendable, Comparable {
  public var rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public var hashNumber: UInt64 { UInt64(rawValue) }
  @inlinable public static func < (a: ExternalID, b: ExternalID) -> Bool { a.rawValue < b.rawValue }
}

/// One declaration: a file and an index into its facts.
@frozen public struct DeclarationID: NumberKey, Sendable, Comparable {
  public var file: FileID
  public var index: UInt32
  @inlinable public init(_ file: FileID, _ index: UInt32) {
    self.file = file
    self.index = index
  }
  @inlinable public var hashNumber: UInt64 { file.hashNumber &<< 32 | UInt64(index) }
  @inlinable public static func < (a: DeclarationID, b: DeclarationID) -> Bool {
    (a.file, a.index) < (b.file, b.index)
  }
}
