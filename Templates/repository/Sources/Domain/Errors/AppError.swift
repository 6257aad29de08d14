import Foundation

/// What can go wrong, in the words of the app. The data layer maps its errors to these.
enum AppError: Error {
  /// The server could not be asked, or could not answer. In words for people.
  case network(String)
  case notFound(id: String)
  case unauthorized
  /// The server or a rule of the app does not take this value. In words for people.
  case invalid(String)
  case unknown((any Error)?)
}

extension AppError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .network(let message), .invalid(let message): message
    case .notFound(let id): "There is no user \(id)."
    case .unauthorized: "Please sign in again."
    case .unknown(let error): error?.localizedDescription ?? "Something went wrong."
    }
  }
}
