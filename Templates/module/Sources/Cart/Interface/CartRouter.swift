/// Where the screens of the cart lead. The parent module handles the navigation.
@MainActor
public protocol CartRouter: AnyObject {
  /// The user wants to see an item that is in the cart.
  func showItem(_ itemId: String)

  /// The user is done with the cart.
  func closeCart()
}
