#if canImport(SwiftUI)
  import Foundation
  import StrataStorage
  import SwiftUI

  /// The app in windows; `App/ItemsApp/Main.swift` starts it.
  public struct ItemsApp: App {
    private let dependencies: AppDependencies

    public init() {
      let arguments = LaunchArguments(ProcessInfo.processInfo.arguments)
      let backend = arguments.backend
      dependencies = AppDependencies(
        baseURL: backend.url, transport: backend.transport,
        storage: arguments.isTemporary ? InMemoryStorage() : UserDefaultsStorage(suiteName: "items"))
    }

    public var body: some Scene {
      WindowGroup {
        ItemsScene(itemsModule: dependencies.itemsModule, cartModule: dependencies.cartModule)
      }
    }
  }
#endif
