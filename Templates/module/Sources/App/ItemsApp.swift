#if canImport(SwiftUI)
  import ExampleAPI
  import StrataStorage
  import SwiftUI

  /// Runs on the API in memory. `App/Main.swift` starts it.
  public struct ItemsApp: App {
    private let dependencies = AppDependencies(
      baseURL: "http://memory", transport: ExampleAPI(), storage: UserDefaultsStorage(suiteName: "items"))

    public init() {}

    public var body: some Scene {
      WindowGroup {
        ItemsScene(itemsModule: dependencies.itemsModule)
      }
    }
  }
#endif
