import Foundation
import ShopInterface
import ShopShared

extension ItemsError {
  /// What the user reads.
  /// - Parameter locale: how an example of a price is written.
  func text(_ locale: Locale) -> String {
    switch self {
    case .offline:
      NSLocalizedString("There is no connection to the server.", comment: "Error: nothing was loaded or changed")
    case .notFound: NSLocalizedString("This item was not found.", comment: "Error: the server does not know the item")
    case .emptyName: NSLocalizedString("Enter a name.", comment: "Error: the name of an item is empty")
    case .invalidPrice:
      String.localizedStringWithFormat(
        NSLocalizedString(
          "Enter a price with at most two decimal places, such as %@.",
          comment: "Error: the price of an item cannot be read. %@ is a price as the user may write it"),
        Money(minor: 31_50, currency: "").amountText(locale))
    case .tooManyInCart(let limit):
      String.localizedStringWithFormat(
        NSLocalizedString(
          "The cart can contain at most %@ of one item.", comment: "Error: %@ is a number, 99"),
        limit.formatted(.number.locale(locale)))
    case .cartUnavailable:
      NSLocalizedString("The cart cannot be opened or saved.", comment: "Error: storage of the device fails")
    case .refused(let reason): reason
    case .unconfirmed:
      NSLocalizedString(
        "It is not known whether the change was saved. Open the item again to check.",
        comment: "Error: the answer to a change was lost")
    case .unavailable:
      NSLocalizedString(
        "The server is not available right now.", comment: "Error: the server failed, or its answer is unreadable")
    }
  }
}
