#if canImport(SwiftUI)
  import ExampleAPI
  import Foundation
  import StrataStorage
  import SwiftUI

  /// Runs on the API in memory, where the code is 424242. `App/Main.swift` starts it.
  public struct MembersApp: App {
    private let container = DependencyContainer(
      baseURL: "http://memory", transport: ExampleAPI(settings: .init(otp: "424242")),
      userDefaultsStorage: UserDefaultsStorage(suiteName: "com.app.storage"),
      keychainStorage: DeviceKeychain.storage(
        service: "com.app.keychain", folder: URL(fileURLWithPath: NSHomeDirectory())))

    public init() {}

    public var body: some Scene {
      WindowGroup {
        ContentView(coordinator: AppCoordinator(container: container))
      }
    }
  }
#endif
