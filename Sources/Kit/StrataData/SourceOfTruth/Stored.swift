import Foundation

/// Where a value came from.
public enum Origin: Sendable, Hashable {
  /// Kept in this process since an earlier read or write.
  case memory
  /// Read from the source of truth on disk.
  case disk
  /// Fetched just now.
  case network
  /// Written by this app, and perhaps not known to any server yet.
  case local
}

/// A value with what the source of truth knows about it.
public struct Stored<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// When it was fetched or written: its age is counted from here.
  public let storedAt: Date
  /// Where it came from.
  public let origin: Origin

  /// A value as a source of truth keeps it.
  public init(_ value: Value, storedAt: Date, origin: Origin) {
    self.value = value
    self.storedAt = storedAt
    self.origin = origin
  }
}

extension Stored: Equatable where Value: Equatable {}
