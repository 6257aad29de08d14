import Foundation

extension ItemsError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .offline: NSLocalizedString("There is no connection to the server.", comment: "")
    case .notFound: NSLocalizedString("There is no such item.", comment: "")
    case .emptyName: NSLocalizedString("An item needs a name.", comment: "")
    case .invalidPrice(let example):
      NSLocalizedString("A price is a number with two decimals at most, like %@.", comment: "")
        .replacingOccurrences(of: "%@", with: example)
    case .refused(let reason?): reason
    case .refused(nil): NSLocalizedString("The server refused the request and gives no reason.", comment: "")
    case .unavailable: NSLocalizedString("The server cannot answer now.", comment: "")
    }
  }
}
