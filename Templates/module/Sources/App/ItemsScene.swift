#if canImport(SwiftUI)
  import ItemsInterface
  import SwiftUI

  /// The screens of one window, and where the user is in it.
  struct ItemsScene: View {
    let itemsModule: any ItemsModule
    @State private var router = AppRouter()

    var body: some View {
      NavigationStack(path: Bindable(router.stack).path) {
        itemsModule.itemsFlow(router: router)
          .navigationDestination(for: String.self) { id in
            itemsModule.itemFlow(id: id, router: router)
          }
      }
    }
  }
#endif
