import Foundation
import Observation
import ShopInterface
import StrataPresentation

@MainActor
@Observable
final class ItemViewModel: ViewModel {
  enum Intent: Sendable {
    case loadItem(Item.ItemId)
    case updateItem(name: String, price: String)
    case addToCart
  }

  private(set) var state: UiState<Item, ItemsError> = .idle
  /// How many of the item were put into the cart here.
  private(set) var addedCount = 0
  /// How the user writes prices.
  @ObservationIgnored let locale: Locale

  init(
    getItemUseCase: any GetItemUseCase, updateItemUseCase: any UpdateItemUseCase,
    addToCartUseCase: any AddToCartUseCase, locale: Locale
  ) {
    self.getItemUseCase = getItemUseCase
    self.addToCartUseCase = addToCartUseCase
    self.updateItemUseCase = updateItemUseCase
    self.locale = locale
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .loadItem(let id):
      await show { () throws(ItemsError) in try await self.getItemUseCase.execute(itemId: id) }
    case .updateItem(let name, let price):
      // A second tap, before the first is answered, changes nothing.
      guard let item = state.value, !state.isLoading else { return }
      guard let price = Money(text: price, currency: item.price.currency, locale: locale) else {
        state = state.failed(.invalidPrice)
        return
      }
      await show { () throws(ItemsError) in
        try await self.updateItemUseCase.execute(item: item, name: name, price: price)
      }
    case .addToCart:
      guard let item = state.value, !state.isLoading else { return }
      await show { () throws(ItemsError) in
        try await self.addToCartUseCase.execute(itemId: item.id)
        self.addedCount += 1
        return item
      }
    }
  }

  @ObservationIgnored private let getItemUseCase: any GetItemUseCase
  @ObservationIgnored private let updateItemUseCase: any UpdateItemUseCase
  @ObservationIgnored private let addToCartUseCase: any AddToCartUseCase

  private func show(_ item: () async throws(ItemsError) -> Item) async {
    let before = state
    state = state.loading()
    do throws(ItemsError) {
      state = .loaded(try await item())
    } catch {
      // A request that was cancelled is no failure: the screen that asked is gone.
      state = Task.isCancelled ? before : state.failed(error)
    }
  }
}
