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
      // The answer to a change is the item, and what is read beside it may be older.
      guard !isChanging else { return }
      await show { () throws(ItemsError) in try await self.getItemUseCase.execute(itemId: id) }
    case .updateItem(let name, let price):
      // A second tap, before the first is answered, changes nothing.
      guard let item = state.value, !state.isLoading else { return }
      guard let price = Money(text: price, currency: item.price.currency, locale: locale) else {
        state = state.failed(.invalidPrice)
        return
      }
      isChanging = true
      defer { isChanging = false }
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

  @ObservationIgnored private var answers = AnswerOrder()
  @ObservationIgnored private var isChanging = false
  /// The state before the requests that are under way.
  @ObservationIgnored private var settled: UiState<Item, ItemsError> = .idle
  @ObservationIgnored private let getItemUseCase: any GetItemUseCase
  @ObservationIgnored private let updateItemUseCase: any UpdateItemUseCase
  @ObservationIgnored private let addToCartUseCase: any AddToCartUseCase

  private func show(_ item: () async throws(ItemsError) -> Item) async {
    let number = answers.begin()
    if !state.isLoading { settled = state }
    state = state.loading()
    do throws(ItemsError) {
      let item = try await item()
      answers.end(number)
      if answers.accepts(number) { state = .loaded(item) }
    } catch {
      answers.end(number)
      if !Task.isCancelled {
        if answers.accepts(number) { state = state.failed(error) }
      } else if answers.isIdle, state.isLoading {
        // A request that was cancelled is no failure: the screen that asked is gone.
        state = settled
      }
    }
  }
}
