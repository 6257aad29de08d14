#if canImport(SwiftUI)
  import ItemsInterface
  import SwiftUI

  /// The screens of one window, and where the user is in it: the list and an item beside it, or, where there is no room for
  /// both, one after the other.
  struct ItemsScene: View {
    let itemsModule: any ItemsModule
    @State private var router = AppRouter()

    var body: some View {
      NavigationSplitView(preferredCompactColumn: column) {
        itemsModule.itemsFlow(router: router)
      } detail: {
        if let id = router.stack.path.last {
          itemsModule.itemFlow(id: id, router: router)
            .id(id)
        } else {
          ContentUnavailableView("Choose an item.", systemImage: "sidebar.left")
        }
      }
    }

    /// The column that a narrow window shows. Going back there leaves the item.
    private var column: Binding<NavigationSplitViewColumn> {
      Binding {
        router.stack.path.isEmpty ? .sidebar : .detail
      } set: { column in
        if column == .sidebar { router.stack.backToRoot() }
      }
    }
  }
#endif
