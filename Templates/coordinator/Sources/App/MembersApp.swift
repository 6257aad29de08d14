#if canImport(SwiftUI)
  import ExampleAPI
  import StrataStorage
  import SwiftUI

  @main
  struct MembersApp: App {
    @State private var coordinator = AppCoordinator(
      container: DependencyContainer(
        baseURL: "http://memory", transport: ExampleAPI(),
        userDefaultsStorage: UserDefaultsStorage(suiteName: "com.app.storage"),
        keychainStorage: Self.keychainStorage))

    private static var keychainStorage: any SecureStorage {
      #if canImport(Security)
        KeychainStorage(service: "com.app.keychain")
      #else
        InMemoryStorage()
      #endif
    }

    var body: some Scene {
      WindowGroup {
        ContentView(coordinator: coordinator)
          .onAppear { coordinator.start() }
      }
    }
  }
#endif
