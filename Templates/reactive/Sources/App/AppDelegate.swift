#if canImport(UIKit)
  import ExampleAPI
  import StrataNetwork
  import StrataStorage
  import UIKit

  @main
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let dependencies = AppDependencies(
      networkClient: NetworkClient(
        configuration: NetworkConfiguration(baseURL: "http://memory"), transport: ExampleAPI()),
      storage: UserDefaultsStorage(suiteName: "payments"), calendar: .payments)

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        PaymentViewController(viewModel: dependencies.paymentViewModel),
        TransactionViewController(viewModel: dependencies.transactionViewModel),
      ].map { UINavigationController(rootViewController: $0) }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
#endif
