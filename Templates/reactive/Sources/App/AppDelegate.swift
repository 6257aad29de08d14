#if canImport(UIKit)
  import ExampleAPI
  import StrataNetwork
  import StrataStorage
  import UIKit

  /// What belongs to the app as a whole. `App/Main.swift` starts it.
  public final class AppDelegate: UIResponder, UIApplicationDelegate {
    let dependencies = AppDependencies(
      networkClient: NetworkClient(
        configuration: NetworkConfiguration(baseURL: "http://memory"), transport: ExampleAPI()),
      storage: UserDefaultsStorage(suiteName: "payments"), calendar: .payments, locale: .current)

    public func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }
#endif
