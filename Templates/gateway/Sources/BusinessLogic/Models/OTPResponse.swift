import Foundation

/// A code is on its way to the user.
struct OTPResponse: Equatable, Sendable {
  let sessionId: String
  let expiresAt: Date
}
