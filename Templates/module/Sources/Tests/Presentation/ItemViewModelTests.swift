import Foundation
import ShopInterface
import StrataPresentation
import StrataTesting
import Testing

@testable import ItemsImplementation

@MainActor
@Suite struct ItemViewModelTests {
  @Test func loadsAndUpdates() async throws {
    let viewModel = ItemViewModel(
      getItemUseCase: FakeGetItemUseCase(item: .atlas), updateItemUseCase: FakeUpdateItemUseCase(failure: nil),
      addToCartUseCase: FakeAddToCartUseCase(failure: nil), locale: .english)
    let states = StateRecorder { viewModel.state }
    await viewModel.perform(.loadItem("2"))
    await viewModel.perform(.updateItem(name: "Atlas", price: "1.5"))
    #expect(try states.receive() == .loading(last: nil))
    #expect(try states.receive() == .loaded(.atlas, .fresh))
    #expect(try states.receive() == .loading(last: .atlas))
    let renamed = Item(id: "2", name: "Atlas", price: Money(minor: 150, currency: "EUR"), categories: ["books"])
    #expect(try states.receive() == .loaded(renamed, .fresh))
    try states.finish()
  }

  @Test func keepsTheItemBesideTheError() async {
    let viewModel = ItemViewModel(
      getItemUseCase: FakeGetItemUseCase(item: .atlas),
      updateItemUseCase: FakeUpdateItemUseCase(failure: .emptyName),
      addToCartUseCase: FakeAddToCartUseCase(failure: nil), locale: .english)
    await viewModel.perform(.loadItem("2"))
    await viewModel.perform(.updateItem(name: " ", price: "1"))
    #expect(viewModel.state == .failed(.emptyName, last: .atlas))
  }

  @Test(arguments: ["", "1.234", "1,50", "0,500", "1.", "1e3"]) func sendsNoPriceThatCannotBeRead(price: String) async {
    let viewModel = ItemViewModel(
      getItemUseCase: FakeGetItemUseCase(item: .atlas), updateItemUseCase: FakeUpdateItemUseCase(failure: nil),
      addToCartUseCase: FakeAddToCartUseCase(failure: nil), locale: .english)
    await viewModel.perform(.loadItem("2"))
    await viewModel.perform(.updateItem(name: "Atlas", price: price))
    #expect(viewModel.state == .failed(.invalidPrice, last: .atlas))
  }

  @Test func putsTheItemIntoTheCart() async {
    for failure in [nil, ItemsError.tooManyInCart(limit: 99)] {
      let viewModel = ItemViewModel(
        getItemUseCase: FakeGetItemUseCase(item: .atlas), updateItemUseCase: FakeUpdateItemUseCase(failure: nil),
        addToCartUseCase: FakeAddToCartUseCase(failure: failure), locale: .english)
      await viewModel.perform(.addToCart)
      #expect(viewModel.addedCount == 0)
      await viewModel.perform(.loadItem("2"))
      await viewModel.perform(.addToCart)
      #expect(viewModel.addedCount == (failure == nil ? 1 : 0) && viewModel.state.failure == failure)
      #expect(viewModel.state.value == .atlas)
    }
  }

  @Test func aCancelledRequestIsNoFailure() async {
    let viewModel = ItemViewModel(
      getItemUseCase: FakeGetItemUseCase(item: nil), updateItemUseCase: FakeUpdateItemUseCase(failure: nil),
      addToCartUseCase: FakeAddToCartUseCase(failure: nil), locale: .english)
    let leaving = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.perform(.loadItem("2"))
    }
    await leaving.value
    #expect(viewModel.state == .idle)
  }

  /// The screen has appeared twice, and the user has changed the price meanwhile: the first answer has the old one.
  @Test(.timeLimit(.minutes(5))) func aLateAnswerDoesNotReplaceASavedChange() async {
    let (slow, late) = AsyncStream<Item>.makeStream()
    let held = HeldGetItemUseCase(first: slow)
    let viewModel = ItemViewModel(
      getItemUseCase: held, updateItemUseCase: FakeUpdateItemUseCase(failure: nil),
      addToCartUseCase: FakeAddToCartUseCase(failure: nil), locale: .english)
    let first = Task { await viewModel.perform(.loadItem("2")) }
    while held.isFree { await Task.yield() }
    await viewModel.perform(.loadItem("2"))
    await viewModel.perform(.updateItem(name: "Atlas", price: "1.5"))
    late.yield(.atlas)
    await first.value
    #expect(viewModel.state.value?.price == Money(minor: 150, currency: "EUR"))
    #expect(!viewModel.state.isLoading)
  }

  @Test func hasNothingToUpdateBeforeItIsLoaded() async {
    let viewModel = ItemViewModel(
      getItemUseCase: FakeGetItemUseCase(item: nil), updateItemUseCase: FakeUpdateItemUseCase(failure: nil),
      addToCartUseCase: FakeAddToCartUseCase(failure: nil), locale: .english)
    await viewModel.perform(.updateItem(name: "Atlas", price: "1"))
    #expect(viewModel.state == .idle)
    await viewModel.perform(.loadItem("9"))
    #expect(viewModel.state == .failed(.notFound, last: nil))
  }
}

private struct FakeGetItemUseCase: GetItemUseCase {
  let item: Item?

  func execute(itemId: Item.ItemId) async throws(ItemsError) -> Item {
    guard let item else { throw ItemsError.notFound }
    return item
  }
}

/// Answers the first time with what the stream brings, later at once.
private final class HeldGetItemUseCase: GetItemUseCase, @unchecked Sendable {
  // Unchecked: every access holds the lock.
  private let lock = NSLock()
  private var first: AsyncStream<Item>?

  init(first: AsyncStream<Item>) {
    self.first = first
  }

  /// Whether nobody has asked yet.
  var isFree: Bool { lock.withLock { first != nil } }

  func execute(itemId: Item.ItemId) async throws(ItemsError) -> Item {
    guard let held = take() else { return .atlas }
    for await item in held { return item }
    throw .unavailable
  }

  private func take() -> AsyncStream<Item>? {
    lock.withLock {
      defer { first = nil }
      return first
    }
  }
}

private struct FakeUpdateItemUseCase: UpdateItemUseCase {
  let failure: ItemsError?

  func execute(item: Item, name: String, price: Money) async throws(ItemsError) -> Item {
    if let failure { throw failure }
    return Item(id: item.id, name: name, price: price, categories: item.categories)
  }
}

private struct FakeAddToCartUseCase: AddToCartUseCase {
  let failure: ItemsError?

  func execute(itemId: Item.ItemId) async throws(ItemsError) {
    if let failure { throw failure }
  }
}
