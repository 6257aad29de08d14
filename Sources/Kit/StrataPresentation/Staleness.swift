import Foundation

/// Whether a value on screen may be out of date.
public enum Staleness: Sendable, Hashable {
  /// Current, as far as is known.
  case fresh
  /// Possibly out of date: read from a cache, or kept after a failed refresh.
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
