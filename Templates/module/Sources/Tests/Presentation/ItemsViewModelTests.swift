import Foundation
import ShopInterface
import StrataPresentation
import StrataTesting
import Testing

@testable import ItemsImplementation

@MainActor
@Suite struct ItemsViewModelTests {
  private let useCase = FakeGetItemsUseCase()
  private let storedAt = Date(timeIntervalSince1970: 1_000_000)

  private let getCategories = FakeGetCategoriesUseCase()
  private let changes = FakeObserveItemChangesUseCase()

  private func makeViewModel(_ getItems: any GetItemsUseCase) -> ItemsViewModel {
    ItemsViewModel(
      getItemsUseCase: getItems, observeItemChangesUseCase: changes, getCategoriesUseCase: getCategories,
      locale: .english, pause: .zero)
  }

  @Test func showsWhatIsChangedBesideTheList() async {
    useCase.lists = [ItemList(items: [.atlas], storedAt: storedAt)]
    useCase.failure = .offline
    let viewModel = makeViewModel(useCase)
    await viewModel.perform(.loadItems)
    let dear = Item(id: "2", name: "Atlas", price: Money(minor: 9900, currency: "EUR"), categories: [])
    let other = Item(id: "3", name: "Can", price: dear.price, categories: [])
    for item in [other, dear] { changes.listener.yield(item) }
    changes.listener.finish()
    await viewModel.perform(.followChanges)
    #expect(viewModel.state == .failed(.offline, last: [dear]))
  }

  @Test func showsTheStoredItemsThenTheNewOnes() async throws {
    useCase.lists = [ItemList(items: [], storedAt: storedAt), ItemList(items: [.atlas], storedAt: nil)]
    let viewModel = makeViewModel(useCase)
    let states = StateRecorder { viewModel.state }
    await viewModel.perform(.loadItems)
    #expect(try states.receive() == .loading(last: nil))
    #expect(try states.receive() == .loaded([], .stale(asOf: storedAt)))
    #expect(try states.receive() == .loaded([.atlas], .fresh))
    try states.finish()
  }

  /// A list that is pulled down is not called out of date while the server is asked.
  @Test(arguments: [nil, ItemsError.offline]) func storedItemsOfARefreshAreNotStaleYet(failure: ItemsError?)
    async throws
  {
    useCase.lists = [ItemList(items: [.atlas], storedAt: nil)]
    let viewModel = makeViewModel(useCase)
    await viewModel.perform(.loadItems)
    useCase.lists = [ItemList(items: [], storedAt: storedAt)]
    if failure == nil { useCase.lists.append(ItemList(items: [.atlas], storedAt: nil)) }
    useCase.failure = failure
    let states = StateRecorder { viewModel.state }
    await viewModel.perform(.loadItems)
    #expect(try states.receive() == .loading(last: [.atlas]))
    #expect(try states.receive() == .loading(last: []))
    #expect(try states.receive() == failure.map { .failed($0, last: []) } ?? .loaded([.atlas], .fresh))
    try states.finish()
  }

  @Test func keepsTheStoredItemsBesideTheError() async {
    useCase.lists = [ItemList(items: [.atlas], storedAt: storedAt)]
    useCase.failure = .offline
    let viewModel = makeViewModel(useCase)
    await viewModel.perform(.loadItems)
    #expect(viewModel.state == .failed(.offline, last: [.atlas]))
    #expect(viewModel.state.isStale)
  }

  @Test func asksAgainForAnotherFilter() async {
    let viewModel = makeViewModel(useCase)
    await viewModel.perform(.search("book"))
    useCase.lists = [ItemList(items: [.atlas], storedAt: nil)]
    await viewModel.perform(.filter(category: "garden"))
    // Nobody has loaded the names.
    #expect(viewModel.categories == [ItemsImplementation.Category(id: "books", name: "books")])
    #expect(useCase.filters == [ItemFilter(text: "book"), ItemFilter(category: "garden", text: "book")])
  }

  /// One request for what was typed, once the user pauses; none for what was searched for already.
  @Test(.timeLimit(.minutes(5))) func searchesForWhatWasTypedLast() async {
    let clock = ManualClock()
    let viewModel = ItemsViewModel(
      getItemsUseCase: useCase, observeItemChangesUseCase: changes, getCategoriesUseCase: getCategories,
      locale: .english, pause: .seconds(1), clock: clock)
    for (number, texts) in [["b", "bo", "book"], ["boo", "book"]].enumerated() {
      let typing = texts.map { text in Task { await viewModel.perform(.search(text)) } }
      await clock.sleepers(1)
      #expect(useCase.filters.count == number)
      var isOver = false
      let end = Task {
        for task in typing { await task.value }
        isOver = true
      }
      while !isOver {
        await Task.yield()
        clock.advance(by: .seconds(1))
      }
      await end.value
      #expect(useCase.filters == [ItemFilter(text: "book")])
    }
  }

  @Test func categoriesGetTheirNamesOnceTheServerHasSaidThem() async {
    useCase.lists = [ItemList(items: [.atlas], storedAt: nil)]
    getCategories.failure = .offline
    let viewModel = makeViewModel(useCase)
    await viewModel.perform(.loadItems)
    #expect(viewModel.categories == [ItemsImplementation.Category(id: "books", name: "books")])
    getCategories.failure = nil
    await viewModel.perform(.loadItems)
    await viewModel.perform(.loadItems)
    #expect(viewModel.categories == [.books] && getCategories.calls == 2)
  }

  @Test func aCancelledLoadChangesNothing() async {
    let (never, silent) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let viewModel = makeViewModel(HeldGetItemsUseCase([never]))
    let leaving = Task { await viewModel.perform(.loadItems) }
    while viewModel.state == .idle { await Task.yield() }
    leaving.cancel()
    await leaving.value
    #expect(viewModel.state == .idle)
    silent.finish()
  }

  @Test func anAnswerToAnotherFilterIsDropped() async {
    let (slow, late) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let (quick, soon) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let viewModel = makeViewModel(HeldGetItemsUseCase([slow, quick]))
    let first = Task { await viewModel.perform(.loadItems) }
    while viewModel.state == .idle { await Task.yield() }
    soon.yield(ItemList(items: [], storedAt: nil))
    soon.finish()
    await viewModel.perform(.search("book"))
    late.yield(ItemList(items: [.atlas], storedAt: nil))
    late.finish(throwing: ItemsError.offline)
    await first.value
    #expect(viewModel.state == .loaded([], .fresh))
  }

  /// Two refreshes, or a category that was left and chosen again.
  @Test(.timeLimit(.minutes(5)), arguments: [false, true])
  func anOlderAnswerToTheSameFilterIsDropped(leavesTheFilter: Bool) async {
    let (slow, late) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let (quick, soon) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let (other, never) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let viewModel = makeViewModel(HeldGetItemsUseCase([slow] + (leavesTheFilter ? [other] : []) + [quick]))
    let first = Task { await viewModel.perform(.filter(category: nil)) }
    while viewModel.state == .idle { await Task.yield() }
    never.finish()
    if leavesTheFilter { await viewModel.perform(.filter(category: "garden")) }
    soon.yield(ItemList(items: [], storedAt: nil))
    soon.finish()
    await viewModel.perform(leavesTheFilter ? .filter(category: nil) : .loadItems)
    late.yield(ItemList(items: [.atlas], storedAt: nil))
    late.finish(throwing: ItemsError.offline)
    await first.value
    #expect(viewModel.state == .loaded([], .fresh))
  }

  /// The other one is still on its way.
  @Test(.timeLimit(.minutes(5))) func aCancelledRefreshDoesNotEndTheLoadBesideIt() async {
    let (slow, late) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let (never, silent) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let held = HeldGetItemsUseCase([slow, never])
    let viewModel = makeViewModel(held)
    let first = Task { await viewModel.perform(.loadItems) }
    while held.left > 1 { await Task.yield() }
    let refresh = Task { await viewModel.perform(.loadItems) }
    while held.left > 0 { await Task.yield() }
    refresh.cancel()
    await refresh.value
    #expect(viewModel.state == .loading(last: nil))
    late.yield(ItemList(items: [.atlas], storedAt: nil))
    late.finish()
    await first.value
    #expect(viewModel.state == .loaded([.atlas], .fresh))
    silent.finish()
  }
}

private struct FakeObserveItemChangesUseCase: ObserveItemChangesUseCase {
  let changes: AsyncStream<Item>
  let listener: AsyncStream<Item>.Continuation

  init() { (changes, listener) = AsyncStream.makeStream() }

  func execute() async -> AsyncStream<Item> { changes }
}

private final class FakeGetCategoriesUseCase: GetCategoriesUseCase, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  var failure: ItemsError?
  private(set) var calls = 0

  func execute() async throws(ItemsError) -> [ItemsImplementation.Category] {
    calls += 1
    if let failure { throw failure }
    return [.books]
  }
}

private final class HeldGetItemsUseCase: GetItemsUseCase, @unchecked Sendable {
  // Unchecked: a test uses it from the main actor only.
  private var answers: [AsyncThrowingStream<ItemList, any Error>]

  init(_ answers: [AsyncThrowingStream<ItemList, any Error>]) {
    self.answers = answers
  }

  var left: Int { answers.count }

  func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> { answers.removeFirst() }
}

private final class FakeGetItemsUseCase: GetItemsUseCase, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  var lists: [ItemList] = []
  var failure: ItemsError?
  private(set) var filters: [ItemFilter] = []

  func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    filters.append(filter)
    let (lists, failure) = (lists, failure)
    return AsyncThrowingStream { continuation in
      for list in lists { continuation.yield(list) }
      continuation.finish(throwing: failure)
    }
  }
}
