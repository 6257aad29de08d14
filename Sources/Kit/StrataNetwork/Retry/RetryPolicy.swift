import Foundation

/// When a failed request is sent again, and after how long.
///
/// A request is repeated if it certainly was not executed (no connection, 429, 503 with `Retry-After`), or if it is
/// idempotent and the failure may be temporary (connection lost, timeout, one of ``statuses``). The pause is random
/// between zero and a bound that doubles with every attempt ("full jitter"), and never shorter than the server's
/// `Retry-After`. A pause that would outlast the deadline is not begun: the failure is reported at once.
public struct RetryPolicy: Sendable, Equatable {
  /// How many attempts there are, the first one included.
  public var maximumAttempts: Int
  /// The bound of the first pause.
  public var baseDelay: Duration
  /// The bound of every pause that the server did not ask for.
  public var maximumDelay: Duration
  /// Statuses that may be temporary.
  public var statuses: Set<Int>

  /// Three attempts, with pauses of up to half a second, then up to one.
  public init(
    maximumAttempts: Int = 3, baseDelay: Duration = .milliseconds(500), maximumDelay: Duration = .seconds(8),
    statuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504]
  ) {
    self.maximumAttempts = maximumAttempts
    self.baseDelay = baseDelay
    self.maximumDelay = maximumDelay
    self.statuses = statuses
  }

  /// One attempt only.
  public static let never = RetryPolicy(maximumAttempts: 1)

  /// The pause after a failed attempt, or `nil` if the failure is final.
  ///
  /// - Parameters:
  ///   - attempt: the number of the failed attempt, from 1.
  ///   - jitter: a random number from 0 to 1.
  ///   - date: now, for a `Retry-After` that names a date.
  func pause(
    after attempt: Int, _ error: NetworkError, isIdempotent: Bool, jitter: Double, date: Date
  ) -> Duration? {
    guard attempt < maximumAttempts else { return nil }
    var asked = Duration.zero
    switch error {
    case .noConnection: break
    case .connectionLost, .timeout, .invalidResponse:
      guard isIdempotent else { return nil }
    case .status(let response):
      let retryAfter = RetryAfter.pause(in: response, date: date)
      let wasRefused = response.status == 429 || (response.status == 503 && retryAfter != nil)
      guard statuses.contains(response.status), isIdempotent || wasRefused else { return nil }
      asked = retryAfter ?? .zero
    default: return nil
    }
    // 2 to the 30th of any delay is beyond every bound; more would overflow.
    let doubled = baseDelay * (1 << min(attempt - 1, 30))
    return max(asked, min(doubled, maximumDelay) * jitter)
  }
}
