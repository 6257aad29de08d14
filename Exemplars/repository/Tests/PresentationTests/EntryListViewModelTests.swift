import StrataTesting
import Testing

@testable import Users

@MainActor
@Suite struct EntryListViewModelTests {
  private let repository = FakeEntryRepository(EntrySamples.all)

  private func makeViewModel() -> EntryListViewModel {
    EntryListViewModel(getEntriesUseCase: GetEntriesUseCase(entryRepository: repository))
  }

  @Test func loadingShowsTheEntries() async {
    let viewModel = makeViewModel()
    await viewModel.perform(.load)
    #expect(viewModel.state.value == EntrySamples.all && viewModel.state.failure == nil)
  }

  @Test func aRefreshThatFailsKeepsTheEntriesOnScreen() async {
    let viewModel = makeViewModel()
    await viewModel.perform(.load)
    await repository.fail(with: .offline)
    await viewModel.perform(.load)
    #expect(viewModel.state.value == EntrySamples.all && viewModel.state.failure != nil)
  }

  /// Such as a screen that is pulled down while it loads, and left then.
  @Test func aCancelledRequestBesideAnotherLeavesNoScreenThatWaits() async {
    let viewModel = makeViewModel()
    await repository.fail(with: .offline)
    let first = Task { await viewModel.perform(.load) }
    let second = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.perform(.load)
    }
    await first.value
    await second.value
    #expect(!viewModel.state.isLoading && viewModel.state.failure != nil)
  }
}
