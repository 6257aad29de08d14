import Observation
import ShopInterface
import StrataPresentation

/// Where the app is: at the list, or at an item above it or beside it; and at the cart, which is above both.
@MainActor
@Observable
final class AppRouter: ItemsRouter, CartRouter {
  let stack = StackRouter<String>()
  var isCartShown = false

  /// An item takes the place of the one that is shown.
  func showDetails(for itemId: String) { stack.path = [itemId] }

  func close() { stack.back() }

  func showItem(_ itemId: String) {
    isCartShown = false
    showDetails(for: itemId)
  }

  func closeCart() { isCartShown = false }
}
