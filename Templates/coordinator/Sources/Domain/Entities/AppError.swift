import Foundation

/// Why something did not work, as the app tells it.
enum AppError: Error, Equatable, Sendable {
  case offline
  case signedOut
  case invalidEmail
  case invalidPhone
  case emptyName
  case refused(reason: String)
  case unavailable
}

extension AppError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .offline: "There is no connection to the server."
    case .signedOut: "Please sign in."
    case .invalidEmail: "This is no e-mail address."
    case .invalidPhone: "A phone number begins with + and the country, like +998901234567."
    case .emptyName: "A name is needed."
    case .refused(let reason): reason
    case .unavailable: "The server cannot answer now."
    }
  }
}
