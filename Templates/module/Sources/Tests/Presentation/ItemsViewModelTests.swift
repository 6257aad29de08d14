import Foundation
import StrataPresentation
import StrataTesting
import Testing

@testable import ItemsImplementation

@MainActor
@Suite struct ItemsViewModelTests {
  private let useCase = FakeGetItemsUseCase()
  private let storedAt = Date(timeIntervalSince1970: 1_000_000)

  @Test func showsTheStoredItemsThenTheNewOnes() async throws {
    useCase.lists = [ItemList(items: [], storedAt: storedAt), ItemList(items: [.atlas], storedAt: nil)]
    let viewModel = ItemsViewModel(getItemsUseCase: useCase, format: .english)
    let states = StateRecorder { viewModel.state }
    await viewModel.perform(.loadItems)
    #expect(try states.receive() == .loading(last: nil))
    #expect(try states.receive() == .loaded([], .stale(asOf: storedAt)))
    #expect(try states.receive() == .loaded([.atlas], .fresh))
    try states.finish()
  }

  @Test func keepsTheStoredItemsBesideTheError() async {
    useCase.lists = [ItemList(items: [.atlas], storedAt: storedAt)]
    useCase.failure = .offline
    let viewModel = ItemsViewModel(getItemsUseCase: useCase, format: .english)
    await viewModel.perform(.loadItems)
    #expect(viewModel.state == .failed(.offline, last: [.atlas]))
    #expect(viewModel.state.isStale)
  }

  @Test func asksAgainForAnotherFilter() async {
    let viewModel = ItemsViewModel(getItemsUseCase: useCase, format: .english)
    await viewModel.perform(.search("book"))
    useCase.lists = [ItemList(items: [.atlas], storedAt: nil)]
    await viewModel.perform(.filter(category: "garden"))
    #expect(viewModel.categories == ["books"])
    #expect(useCase.filters == [ItemFilter(text: "book"), ItemFilter(category: "garden", text: "book")])
  }

  @Test func whoComesBackFindsWhatThereWas() async {
    let (never, silent) = AsyncThrowingStream<ItemList, any Error>.makeStream()
    let viewModel = ItemsViewModel(getItemsUseCase: HeldGetItemsUseCase([never]), format: .english)
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
    let viewModel = ItemsViewModel(getItemsUseCase: HeldGetItemsUseCase([slow, quick]), format: .english)
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
}

private final class HeldGetItemsUseCase: GetItemsUseCase, @unchecked Sendable {
  // Unchecked: a test uses it from the main actor only.
  private var answers: [AsyncThrowingStream<ItemList, any Error>]

  init(_ answers: [AsyncThrowingStream<ItemList, any Error>]) {
    self.answers = answers
  }

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
