import Foundation
import Observation
import ShopInterface
import StrataPresentation

@MainActor
@Observable
final class CartViewModel: ViewModel {
  enum Intent: Sendable {
    /// Shows the cart, and what becomes of it, until the task is cancelled.
    case observeCart
    case remove(CartLine.ItemId)
  }

  private(set) var state: UiState<Cart, CartModuleError> = .idle

  /// How the user writes prices.
  @ObservationIgnored let locale: Locale

  init(
    observeCartUseCase: any ObserveCartUseCase, removeFromCartUseCase: any RemoveFromCartUseCase, locale: Locale
  ) {
    self.locale = locale
    self.observeCartUseCase = observeCartUseCase
    self.removeFromCartUseCase = removeFromCartUseCase
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .observeCart:
      state = state.loading()
      do {
        for try await cart in observeCartUseCase.execute() { state = .loaded(cart) }
      } catch {
        state = state.failed(error as? CartModuleError ?? .unavailable)
      }
    case .remove(let itemId):
      do throws(CartModuleError) {
        try await removeFromCartUseCase.execute(itemId: itemId)
      } catch {
        state = state.failed(error)
      }
    }
  }

  @ObservationIgnored private let observeCartUseCase: any ObserveCartUseCase
  @ObservationIgnored private let removeFromCartUseCase: any RemoveFromCartUseCase
}
