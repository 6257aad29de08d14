#if canImport(SwiftUI)
  import Foundation
  import StrataStorage
  import SwiftUI

  /// The app in windows; `App/MembersApp/Main.swift` starts it.
  public struct MembersApp: App {
    private let container: DependencyContainer

    public init() {
      UnbundledProgram.showInDock()
      let arguments = LaunchArguments(ProcessInfo.processInfo.arguments)
      let backend = arguments.backend
      container = DependencyContainer(
        baseURL: backend.url, transport: backend.transport,
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
