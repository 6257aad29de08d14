import ItemsInterface
import StrataPresentation

/// Where the app is. The list is at the bottom, the visible item on top.
@MainActor
final class AppRouter: ItemsRouter {
  let stack = StackRouter<String>()

  func showDetails(for itemId: String) { stack.navigate(to: itemId) }

  func close() { stack.back() }
}
