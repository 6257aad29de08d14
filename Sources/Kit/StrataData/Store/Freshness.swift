import Foundation

/// How long a stored value counts as fresh.
public struct Freshness: Sendable {
  @usableFromInline let isFresh: @Sendable (_ storedAt: Date, _ now: Date) -> Bool
  /// Whether the time of a read matters: to ask for it takes a good part of a read from memory.
  @usableFromInline let usesTime: Bool

  /// A rule of your own.
  public init(_ isFresh: @escaping @Sendable (_ storedAt: Date, _ now: Date) -> Bool) {
    self.init(usesTime: true, isFresh)
  }

  private init(usesTime: Bool, _ isFresh: @escaping @Sendable (_ storedAt: Date, _ now: Date) -> Bool) {
    self.isFresh = isFresh
    self.usesTime = usesTime
  }

  /// For this long after it was stored. A value from the future, as after a clock was set back, is stale.
  public static func lasting(_ duration: Duration) -> Freshness {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return Freshness { storedAt, now in
      let age = now.timeIntervalSince(storedAt)
      return age >= 0 && age < seconds
    }
  }

  /// Until it is invalidated or replaced.
  public static let untilInvalidated = Freshness(usesTime: false) { storedAt, _ in storedAt > .distantPast }
  /// Never: every read that may fetch does.
  public static let never = Freshness(usesTime: false) { _, _ in false }
}
