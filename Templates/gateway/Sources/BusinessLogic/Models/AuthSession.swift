import Foundation

/// Who holds the token is signed in until it expires.
struct AuthSession: Equatable, Sendable {
  let token: String
  let expiresAt: Date
}
