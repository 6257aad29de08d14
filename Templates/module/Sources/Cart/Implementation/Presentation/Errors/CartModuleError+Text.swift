import Foundation
import ShopInterface

extension CartModuleError {
  /// What the user reads.
  func text(_ locale: Locale) -> String {
    switch self {
    case .tooMany(let limit):
      String.localizedStringWithFormat(
        NSLocalizedString(
          "The cart can contain at most %@ of one item.", comment: "Error: %@ is a number, 99"),
        limit.formatted(.number.locale(locale)))
    case .item(.offline):
      NSLocalizedString("There is no connection to the server.", comment: "Error: nothing was loaded or changed")
    case .item(.notFound):
      NSLocalizedString("This item was not found.", comment: "Error: the server does not know the item")
    case .item(.refused(let reason)): reason
    case .item(.unavailable):
      NSLocalizedString(
        "The server is not available right now.", comment: "Error: the server failed, or its answer is unreadable")
    case .unavailable:
      NSLocalizedString("The cart cannot be opened or saved.", comment: "Error: storage of the device fails")
    }
  }
}
