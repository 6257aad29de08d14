import Foundation

/// Why somebody is not signed in, in the words of the business.
enum AuthError: Error {
  /// The server did not do what it was asked, such as take a code that is not the one that was sent; it says why.
  case refused(reason: String)
  /// The server does not know the session any more.
  case sessionExpired
  /// The server could not be reached, or not in time.
  case noConnection
  case unknown(any Error)
}

extension AuthError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .refused(let reason): reason
    case .sessionExpired: "Your session has expired. Please sign in again."
    case .noConnection: "There is no connection to the server. Please try again."
    case .unknown(let error): error.localizedDescription
    }
  }
}
