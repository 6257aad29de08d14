#if canImport(SwiftUI)
  import Foundation
  import StrataStorage
  import SwiftUI

  /// Runs on the API in memory, where the code is 424242. `App/MembersApp/Main.swift` starts it.
  public struct MembersApp: App {
    private let container: DependencyContainer

    public init() {
      let arguments = LaunchArguments(ProcessInfo.processInfo.arguments)
      container = DependencyContainer(
        baseURL: "http://memory", transport: arguments.api,
        userDefaultsStorage: arguments.isTemporary
          ? InMemoryStorage() : UserDefaultsStorage(suiteName: "com.app.storage"),
        keychainStorage: arguments.isTemporary
          ? InMemoryStorage()
          : DeviceKeychain.storage(service: "com.app.keychain", folder: URL(fileURLWithPath: NSHomeDirectory())))
    }

    public var body: some Scene {
      WindowGroup {
        ContentView(coordinator: AppCoordinator(container: container))
      }
    }
  }
#endif
