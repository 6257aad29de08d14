import Foundation

/// Who holds the token is signed in until it expires; who holds the other one may have it renewed.
struct AuthSession: Equatable, Sendable {
  let token: String
  let refreshToken: String
  let expiresAt: Date
}

extension AuthSession: CustomStringConvertible, CustomReflectable {
  /// Without the tokens: a session may be printed, and what is printed is kept.
  var description: String { "session until \(expiresAt)" }
  var customMirror: Mirror { Mirror(self, children: ["expiresAt": expiresAt]) }
}
