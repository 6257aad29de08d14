#if canImport(SwiftUI)
  import Combine
  import ShopInterface
  import SwiftUI

  /// The screens of one window, and where the user is in it: the list and an item beside it, or, where there is no room
  /// for both, one after the other.
  struct ItemsScene: View {
    private let itemsModule: any ItemsModule
    private let cartModule: any CartModule
    /// How many things are in the cart, or why it cannot be read.
    private let cartTexts: AnyPublisher<String, Never>
    @State private var router = AppRouter()
    /// The column that a narrow window shows.
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var cartText = ""

    init(itemsModule: any ItemsModule, cartModule: any CartModule) {
      self.itemsModule = itemsModule
      self.cartModule = cartModule
      cartTexts = cartModule.countPublisher()
        .map { $0.formatted() }
        .catch { Just($0.localizedDescription) }
        .eraseToAnyPublisher()
    }

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        itemsModule.itemsFlow(router: router)
          .toolbar {
            Button("Cart (\(cartText))", systemImage: "cart") { router.isCartShown = true }
              .accessibilityIdentifier("app.cart")
          }
      } detail: {
        if let id = router.stack.path.last {
          // A screen of its own for each item.
          itemsModule.itemFlow(id: id, router: router).id(id)
        } else {
          ContentUnavailableView {
            Label("Choose an item.", systemImage: "sidebar.left")
          } description: {
            cartModule.cartWidget()
          }
        }
      }
      .sheet(isPresented: $router.isCartShown) {
        cartModule.cartFlow(router: router)
      }
      .onReceive(cartTexts) { cartText = $0 }
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
