#if canImport(UIKit)
  import UIKit

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else { return }
      let tabs = UITabBarController()
      tabs.viewControllers = [
        PaymentViewController(viewModel: app.dependencies.paymentViewModel),
        TransactionViewController(viewModel: app.dependencies.transactionViewModel),
      ].map { UINavigationController(rootViewController: $0) }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
