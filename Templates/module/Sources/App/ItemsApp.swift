#if canImport(SwiftUI)
  import ExampleAPI
  import ItemsInterface
  import StrataStorage
  import SwiftUI

  @main
  struct ItemsApp: App {
    private let dependencies = AppDependencies(
      baseURL: "http://memory", transport: ExampleAPI(), storage: UserDefaultsStorage(suiteName: "items"))
    @State private var router = AppRouter()

    var body: some Scene {
      WindowGroup {
        NavigationStack(path: Bindable(router.stack).path) {
          dependencies.itemsModule.itemsFlow(router: router)
            .navigationDestination(for: String.self) { id in
              dependencies.itemsModule.itemFlow(id: id, router: router)
            }
        }
      }
    }
  }
#endif
