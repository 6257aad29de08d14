import Observation
import StrataPresentation

@MainActor
@Observable
final class CartViewModel: ViewModel {
  enum Intent: Sendable {
    /// Shows the cart, and what becomes of it, until the task is cancelled.
    case observeCart
    case remove(CartLine.ItemId)
  }

  private(set) var state: UiState<Cart, CartError> = .idle

  init(observeCartUseCase: any ObserveCartUseCase, removeFromCartUseCase: any RemoveFromCartUseCase) {
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
        state = state.failed(error as? CartError ?? .unavailable)
      }
    case .remove(let itemId):
      do {
        try await removeFromCartUseCase.execute(itemId: itemId)
      } catch {
        state = state.failed(error as? CartError ?? .unavailable)
      }
    }
  }

  @ObservationIgnored private let observeCartUseCase: any ObserveCartUseCase
  @ObservationIgnored private let removeFromCartUseCase: any RemoveFromCartUseCase
}
