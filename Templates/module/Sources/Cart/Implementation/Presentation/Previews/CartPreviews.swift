#if canImport(SwiftUI) && DEBUG
  import ShopInterface
  import SwiftUI

  /// The cart in each of its states.
  @MainActor
  enum CartPreviews {
    static func cart(_ carts: AsyncThrowingStream<Cart, any Error>) -> some View {
      HStack(spacing: 0) {
        ForEach(ColorScheme.allCases, id: \.self) { scheme in
          CartView(
            router: PreviewCartRouter(), itemWidget: { id in AnyView(Text(id)) },
            viewModel: CartViewModel(
              observeCartUseCase: PreviewObserveCart(carts: carts), removeFromCartUseCase: PreviewRemoveFromCart(),
              locale: .current)
          )
          .background(.background)
          .environment(\.colorScheme, scheme)
        }
      }
    }

    static var loading: AsyncThrowingStream<Cart, any Error> { AsyncThrowingStream { _ in } }

    static var failed: AsyncThrowingStream<Cart, any Error> {
      AsyncThrowingStream { $0.finish(throwing: CartModuleError.unavailable) }
    }

    static func showing(_ lines: CartLine...) -> AsyncThrowingStream<Cart, any Error> {
      AsyncThrowingStream { $0.yield(Cart(lines: lines)) }
    }

    static let cookbooks = CartLine(id: "5", name: "Cookbook", price: Money(minor: 2895, currency: "EUR"), count: 2)
  }

  private struct PreviewObserveCart: ObserveCartUseCase {
    let carts: AsyncThrowingStream<Cart, any Error>

    func execute() -> AsyncThrowingStream<Cart, any Error> { carts }
  }

  private struct PreviewRemoveFromCart: RemoveFromCartUseCase {
    func execute(itemId: CartLine.ItemId) async throws(CartModuleError) {}
  }

  /// Leads nowhere.
  private final class PreviewCartRouter: CartRouter {
    func showItem(_ itemId: String) {}
    func closeCart() {}
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Cart: loading") { CartPreviews.cart(CartPreviews.loading) }
    #Preview("Cart") { CartPreviews.cart(CartPreviews.showing(CartPreviews.cookbooks)) }
    #Preview("Cart: empty") { CartPreviews.cart(CartPreviews.showing()) }
    #Preview("Cart: unavailable") { CartPreviews.cart(CartPreviews.failed) }
  #endif
#endif
