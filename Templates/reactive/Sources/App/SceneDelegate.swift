#if canImport(UIKit)
  import UIKit

  /// The screens of one window, with view models of their own.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else { return }
      let payment = app.dependencies.makePaymentViewModel()
      let transactions = app.dependencies.makeTransactionViewModel()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = RootViewController { section in
        switch section {
        case .payment: PaymentViewController(viewModel: payment)
        case .transactions: TransactionViewController(viewModel: transactions)
        }
      }
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
