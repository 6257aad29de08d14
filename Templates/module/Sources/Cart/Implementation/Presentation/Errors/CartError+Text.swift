import Foundation

extension CartError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .tooMany(let limit):
      NSLocalizedString("There can be no more than %@ of one thing in the cart.", comment: "")
        .replacingOccurrences(of: "%@", with: "\(limit)")
    case .itemUnavailable(let reason): reason
    case .unavailable: NSLocalizedString("The cart cannot be read or kept.", comment: "")
    }
  }
}
