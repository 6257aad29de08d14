#if canImport(UIKit)
  import UIKit

  /// The screens of one window, with view models of their own.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else { return }
      let tabs = UITabBarController()
      tabs.viewControllers = [
        PaymentViewController(viewModel: app.dependencies.makePaymentViewModel()),
        TransactionViewController(viewModel: app.dependencies.makeTransactionViewModel()),
      ].map { UINavigationController(rootViewController: $0) }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
