#if canImport(SwiftUI)
  import ItemsInterface
  import SwiftUI

  /// The screens of one window, and where the user is in it: the list and an item beside it, or, where there is no room for
  /// both, one after the other.
  struct ItemsScene: View {
    let itemsModule: any ItemsModule
    @State private var router = AppRouter()
    /// The column that a narrow window shows.
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        itemsModule.itemsFlow(router: router)
      } detail: {
        if let id = router.stack.path.last {
          // A screen of its own for each item.
          itemsModule.itemFlow(id: id, router: router).id(id)
        } else {
          ContentUnavailableView("Choose an item.", systemImage: "sidebar.left")
        }
      }
      .onChange(of: router.stack.path) { _, path in
        column = path.isEmpty ? .sidebar : .detail
      }
      .onChange(of: column) { _, column in
        // The user went back to the list.
        if column == .sidebar { router.stack.backToRoot() }
      }
    }
  }
#endif
