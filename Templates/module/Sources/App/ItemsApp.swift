#if canImport(SwiftUI)
  import Foundation
  import StrataStorage
  import SwiftUI

  /// Runs on the API in memory. `App/ItemsApp/Main.swift` starts it.
  public struct ItemsApp: App {
    private let dependencies: AppDependencies

    public init() {
      let arguments = LaunchArguments(ProcessInfo.processInfo.arguments)
      dependencies = AppDependencies(
        baseURL: "http://memory", transport: arguments.api,
        storage: arguments.isTemporary ? InMemoryStorage() : UserDefaultsStorage(suiteName: "items"))
    }

    public var body: some Scene {
      WindowGroup {
        ItemsScene(itemsModule: dependencies.itemsModule, cartModule: dependencies.cartModule)
      }
    }
  }
#endif
