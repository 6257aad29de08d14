import StrataTesting
import Testing

@testable import ItemsImplementation

@MainActor
@Suite struct EntriesViewModelTests {
  private let repository = FakeEntryRepository(EntrySamples.all)

  private func makeViewModel() -> EntriesViewModel {
    EntriesViewModel(getEntriesUseCase: FakeGetEntriesUseCase(repository: repository))
  }

  @Test func loadingShowsTheEntries() async {
    let viewModel = makeViewModel()
    await viewModel.perform(.loadEntries)
    #expect(viewModel.state == .loaded(EntrySamples.all, .fresh))
  }

  @Test func aRefreshThatFailsKeepsTheEntriesOnScreen() async {
    let viewModel = makeViewModel()
    await viewModel.perform(.loadEntries)
    await repository.fail(with: .offline)
    await viewModel.perform(.loadEntries)
    #expect(viewModel.state == .failed(.offline, last: EntrySamples.all))
  }

  /// Such as a screen that is pulled down while it loads, and left then.
  @Test func aCancelledRequestBesideAnotherLeavesNoScreenThatWaits() async {
    let viewModel = makeViewModel()
    await repository.fail(with: .offline)
    let first = Task { await viewModel.perform(.loadEntries) }
    let second = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.perform(.loadEntries)
    }
    await first.value
    await second.value
    #expect(!viewModel.state.isLoading && viewModel.state.failure != nil)
  }
}
