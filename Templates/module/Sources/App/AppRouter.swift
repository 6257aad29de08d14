import ItemsInterface
import StrataPresentation

/// Where the app is: at the list, or at an item above it or beside it.
@MainActor
final class AppRouter: ItemsRouter {
  let stack = StackRouter<String>()

  /// An item takes the place of the one that is shown.
  func showDetails(for itemId: String) { stack.path = [itemId] }

  func close() { stack.back() }
}
