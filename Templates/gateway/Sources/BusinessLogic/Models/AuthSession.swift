import Foundation

/// The token signs its user in until it expires; the other one renews it.
struct AuthSession: Equatable, Sendable {
  let token: String
  let refreshToken: String
  let expiresAt: Date
}

extension AuthSession: CustomStringConvertible, CustomReflectable {
  /// Without the tokens, since what is printed may be stored in a log.
  var description: String { "session until \(expiresAt)" }
  var customMirror: Mirror { Mirror(self, children: ["expiresAt": expiresAt]) }
}
