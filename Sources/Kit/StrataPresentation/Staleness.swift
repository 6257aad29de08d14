import Foundation

/// How far a value on screen can be trusted.
public enum Staleness: Sendable, Hashable {
  /// As its source has it, as far as anybody knows.
  case fresh
  /// Older than its source, or nobody could ask: read from a cache, kept after a failed refresh.
  ///
  /// The date says when the value was fetched, where that is known.
  case stale(asOf: Date?)

  /// Whether the screen should say that the value may be out of date.
  public var isStale: Bool {
    switch self {
    case .fresh: false
    case .stale: true
    }
  }
}
