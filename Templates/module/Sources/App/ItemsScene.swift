#if canImport(SwiftUI)
  import Combine
  import ShopInterface
  import SwiftUI

  /// The screens of one window, and where the user is in it: the list and an item beside it, or, where there is no room
  /// for both, one after the other.
  struct ItemsScene: View {
    let itemsModule: any ItemsModule
    let cartModule: any CartModule
    @State private var router = AppRouter()
    /// The column that a narrow window shows.
    @State private var column = NavigationSplitViewColumn.sidebar
    /// How many things are in the cart; `nil` while it is not known. The cart itself shows why it cannot be read.
    @State private var cartCount: Int?

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        itemsModule.itemsFlow(router: router)
          .toolbar {
            Button {
              router.isCartShown = true
            } label: {
              cartLabel
            }
            .accessibilityIdentifier("app.cart")
          }
      } detail: {
        if let id = router.stack.path.last {
          // A screen of its own for each item.
          itemsModule.itemFlow(id: id, router: router).id(id)
        } else {
          ContentUnavailableView {
            Label("Select an item.", systemImage: "sidebar.leading")
          } description: {
            cartModule.cartWidget()
          }
        }
      }
      .sheet(isPresented: $router.isCartShown) {
        cartModule.cartFlow(router: router)
      }
      // Again when the cart was opened or closed: it may have become readable.
      .task(id: router.isCartShown) {
        await followCart()
      }
      .onChange(of: router.stack.path) { _, path in
        column = path.isEmpty ? .sidebar : .detail
      }
      .onChange(of: column) { _, column in
        // The user went back to the list.
        if column == .sidebar { router.stack.backToRoot() }
      }
    }

    @ViewBuilder private var cartLabel: some View {
      if let cartCount, cartCount > 0 {
        Label("Cart (\(cartCount.formatted()))", systemImage: "cart")
      } else {
        Label("Cart", systemImage: "cart")
      }
    }

    private func followCart() async {
      do {
        for try await count in cartModule.countPublisher().values { cartCount = count }
      } catch {
        cartCount = nil
      }
    }
  }
#endif
