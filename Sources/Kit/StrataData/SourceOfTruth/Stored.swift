import Foundation

/// Where a value came from.
public enum Origin: Sendable, Hashable {
  /// In memory since an earlier read or write.
  case memory
  /// Read from the source of truth on disk.
  case disk
  /// Fetched just now.
  case network
  /// Written by this app, and possibly not yet sent to a server.
  case local
}

/// A value, and when and from where it was stored.
public struct Stored<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// When it was fetched or written: its age is counted from here.
  public let storedAt: Date
  /// Where it came from.
  public let origin: Origin
  /// The fetch of the store that it comes from, which distinguishes the commits of two fetches.
  @usableFromInline var flight: UInt64?

  /// The same value, stale for every ``Freshness`` but one of your own that disregards the date.
  @inlinable public var invalidated: Stored { Stored(value, storedAt: .distantPast, origin: origin) }

  /// A value as a source of truth keeps it.
  @inlinable public init(_ value: Value, storedAt: Date, origin: Origin) {
    self.value = value
    self.storedAt = storedAt
    self.origin = origin
  }
}

extension Stored: Equatable where Value: Equatable {
  /// Equal values, stored at the same time and of the same origin.
  public static func == (left: Stored, right: Stored) -> Bool {
    left.value == right.value && left.storedAt == right.storedAt && left.origin == right.origin
  }
}
