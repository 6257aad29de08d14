#if canImport(SwiftUI)
  import ExampleAPI
  import Foundation
  import StrataStorage
  import SwiftUI

  @main
  struct MembersApp: App {
    @State private var coordinator = AppCoordinator(
      container: DependencyContainer(
        baseURL: "http://memory", transport: ExampleAPI(settings: .init(otp: "424242")),
        userDefaultsStorage: UserDefaultsStorage(suiteName: "com.app.storage"),
        keychainStorage: DeviceKeychain.storage(
          service: "com.app.keychain", folder: URL(fileURLWithPath: NSHomeDirectory()))))

    var body: some Scene {
      WindowGroup {
        ContentView(coordinator: coordinator)
          .onAppear { coordinator.start() }
      }
    }
  }
#endif
