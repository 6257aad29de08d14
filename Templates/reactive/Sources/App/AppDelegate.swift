#if canImport(UIKit)
  import Foundation
  import StrataNetwork
  import StrataStorage
  import UIKit

  /// What belongs to the app as a whole. `App/PaymentsApp/Main.swift` starts it.
  public final class AppDelegate: UIResponder, UIApplicationDelegate {
    let dependencies: AppDependencies

    public override init() {
      let arguments = LaunchArguments(ProcessInfo.processInfo.arguments)
      let backend = arguments.backend
      dependencies = AppDependencies(
        networkClient: NetworkClient(
          configuration: NetworkConfiguration(baseURL: backend.url), transport: backend.transport),
        storage: arguments.isTemporary ? InMemoryStorage() : UserDefaultsStorage(suiteName: "payments"),
        calendar: .payments, locale: .current)
      super.init()
    }

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
