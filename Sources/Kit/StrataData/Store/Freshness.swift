import Foundation

/// How long a stored value counts as fresh.
public struct Freshness: Sendable {
  @usableFromInline enum Rule: Sendable {
    case untilInvalidated
    case never
    case lasting(TimeInterval)
    case own(@Sendable (_ storedAt: Date, _ now: Date) -> Bool)
  }

  @usableFromInline let rule: Rule

  /// A rule of your own.
  @inlinable public init(_ isFresh: @escaping @Sendable (_ storedAt: Date, _ now: Date) -> Bool) {
    rule = .own(isFresh)
  }

  @usableFromInline init(_ rule: Rule) { self.rule = rule }

  /// Whether the time of a read matters: getting it costs much of a read from memory.
  @inlinable var usesTime: Bool {
    switch rule {
    case .untilInvalidated, .never: false
    case .lasting, .own: true
    }
  }

  @inlinable func isFresh(_ storedAt: Date, _ now: Date) -> Bool {
    switch rule {
    case .untilInvalidated: return storedAt > .distantPast
    case .never: return false
    case .lasting(let seconds):
      let age = now.timeIntervalSince(storedAt)
      return age >= 0 && age < seconds
    case .own(let isFresh): return isFresh(storedAt, now)
    }
  }

  /// For this long after it was stored. A value from the future, as after a clock was set back, is stale.
  public static func lasting(_ duration: Duration) -> Freshness {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return Freshness(.lasting(seconds))
  }

  /// Until it is invalidated or replaced.
  public static let untilInvalidated = Freshness(.untilInvalidated)
  /// Never: every read that may fetch does.
  public static let never = Freshness(.never)
}
