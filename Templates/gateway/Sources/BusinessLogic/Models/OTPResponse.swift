import Foundation

/// A code is on its way to the user.
struct OTPResponse: Equatable, Sendable {
  let sessionId: String
  let expiresAt: Date

  /// How long the code is still good for; a new one may be sent when this is 0.
  func secondsLeft(at now: Date) -> Int {
    max(0, Int(expiresAt.timeIntervalSince(now).rounded(.up)))
  }
}
