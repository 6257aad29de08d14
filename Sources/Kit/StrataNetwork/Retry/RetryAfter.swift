import Foundation

extension HTTPResponse {
  /// How long the server asks to wait before the next request, by its field `Retry-After` in seconds or as a date;
  /// `nil` if it does not. At most a hundred years.
  ///
  /// - Parameter date: now, for a date in a response that has no `Date` of its own.
  public func retryAfter(date: Date = Date()) -> Duration? { RetryAfter.pause(in: self, date: date) }
}

extension NetworkError {
  /// How long the server asks to wait; see ``HTTPResponse/retryAfter(date:)``.
  public var retryAfter: Duration? {
    switch self {
    case .status(let response): response.retryAfter()
    case .unconfirmed(let last): last.retryAfter
    default: nil
    }
  }
}

/// `Retry-After` (RFC 9110, 10.2.3): seconds, or a date.
enum RetryAfter {
  /// How long the server asks to wait; `nil` if it does not, or if the field cannot be read.
  ///
  /// A date is measured from the response's own `Date`, so that a device whose clock is wrong waits as long as any
  /// other.
  static func pause(in response: HTTPResponse, date now: Date) -> Duration? {
    guard let text = response.headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      // More digits than fit in an integer.
      return .seconds(min(Int64(text) ?? .max, Timing.longest.components.seconds))
    }
    guard let date = HTTPDate.date(from: text) else { return nil }
    let sent = response.headers["Date"].flatMap(HTTPDate.date(from:)) ?? now
    let longest = Double(Timing.longest.components.seconds)
    return .seconds(min(max(0, date.timeIntervalSince(sent)), longest))
  }
}
