/// How long to wait after a failed attempt: doubled each time, up to a limit, and shortened at random by up to half, so
/// that not all devices come back at once when a server does.
public struct Backoff: Sendable {
  let first: Duration
  let limit: Duration
  let random: @Sendable () -> Double

  /// A backoff that begins with `first` and never exceeds `limit`.
  ///
  /// - Parameter random: a number from 0 to 1.
  public init(
    first: Duration = .seconds(1), limit: Duration = .seconds(300),
    random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.first = first
    self.limit = limit
    self.random = random
  }

  /// The wait after the `attempt`th failure in a row, counted from 1.
  public func delay(after attempt: Int) -> Duration {
    var delay = first
    for _ in 1..<max(attempt, 1) where delay < limit { delay = delay * 2 }
    return min(delay, limit) * (1 - random() / 2)
  }
}
