import Foundation

/// How long a stored value counts as fresh.
public struct Freshness<Value: Sendable>: Sendable {
  @usableFromInline enum Rule: Sendable {
    case untilInvalidated
    case never
    case lasting(TimeInterval)
    case until(@Sendable (Value) -> Date)
    case own(@Sendable (_ value: Value, _ storedAt: Date, _ now: Date) -> Bool)
  }

  @usableFromInline let rule: Rule

  /// A rule of your own. A value that was invalidated has the `storedAt` `.distantPast`. The rule is evaluated while the
  /// store is locked: it must be quick, and must not use the store.
  @inlinable public init(_ isFresh: @escaping @Sendable (_ storedAt: Date, _ now: Date) -> Bool) {
    rule = .own { _, storedAt, now in isFresh(storedAt, now) }
  }

  /// A rule of your own that looks at the value, too.
  @inlinable public init(_ isFresh: @escaping @Sendable (_ value: Value, _ storedAt: Date, _ now: Date) -> Bool) {
    rule = .own(isFresh)
  }

  @usableFromInline init(_ rule: Rule) { self.rule = rule }

  /// Whether the time of a read matters: getting it costs much of a read from memory.
  @inlinable var usesTime: Bool {
    switch rule {
    case .untilInvalidated, .never: false
    case .lasting, .until, .own: true
    }
  }

  @inlinable func isFresh(_ stored: Stored<Value>, _ now: Date) -> Bool {
    switch rule {
    case .untilInvalidated: return stored.storedAt > .distantPast
    case .never: return false
    case .lasting(let seconds):
      let age = now.timeIntervalSince(stored.storedAt)
      return age >= 0 && age < seconds
    case .until(let end): return stored.storedAt > .distantPast && now < end(stored.value)
    case .own(let isFresh): return isFresh(stored.value, stored.storedAt, now)
    }
  }

  /// For this long after it was stored. A value from the future, as after a clock was set back, is stale.
  public static func lasting(_ duration: Duration) -> Freshness {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return Freshness(.lasting(seconds))
  }

  /// Until a time that the value itself names, such as the end of an offer: `.until { $0.endsAt }`. An invalidation
  /// ends it earlier.
  public static func until(_ end: @escaping @Sendable (Value) -> Date) -> Freshness { Freshness(.until(end)) }

  /// Until it is invalidated or replaced.
  public static var untilInvalidated: Freshness { Freshness(.untilInvalidated) }
  /// Never: every read that may fetch does.
  public static var never: Freshness { Freshness(.never) }
}
