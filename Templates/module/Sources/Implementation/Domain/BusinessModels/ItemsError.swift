import Foundation

/// Why something about items did not work.
public enum ItemsError: Error, Equatable, Sendable {
  case offline
  case notFound
  case emptyName
  /// - Parameter example: a price as the user may write it.
  case invalidPrice(example: String)
  case refused(reason: String)
  case unavailable
}

extension ItemsError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .offline: "There is no connection to the server."
    case .notFound: "There is no such item."
    case .emptyName: "An item needs a name."
    case .invalidPrice(let example): "A price is a number with two decimals at most, like \(example)."
    case .refused(let reason): reason
    case .unavailable: "The server cannot answer now."
    }
  }
}
