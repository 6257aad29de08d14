import Foundation

struct OTPResponse {
  let sessionId: String
  let expiresAt: Date
}

struct Profile {
  let name: String
  let email: String
}

struct Session {
  let token: String
}

enum AuthError: Error {
  case invalidPhoneNumber
  case sessionExpired
  case unknown(Error)
}
