/// Where the screens of this module lead. The parent module handles the navigation.
@MainActor
public protocol ItemsRouter: AnyObject {
  /// The user wants to see an item.
  func showDetails(for itemId: String)

  /// The user is done with a screen.
  func close()
}
