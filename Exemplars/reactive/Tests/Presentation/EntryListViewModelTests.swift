import StrataPresentation
import Testing

@testable import Payments

@MainActor
@Suite struct EntryListViewModelTests {
  private let repository = FakeEntryRepository(EntrySamples.all)

  private func makeViewModel() -> EntryListViewModel {
    EntryListViewModel(entryUC: FakeEntryUseCase(repository: repository))
  }

  @Test func loadingShowsTheEntries() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntries()
    #expect(viewModel.state.value == EntrySamples.all && viewModel.state.failure == nil)
  }

  @Test func aRefreshThatFailsKeepsTheEntriesOnScreen() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntries()
    repository.failure = .offline
    await viewModel.loadEntries()
    #expect(viewModel.state.value == EntrySamples.all && viewModel.state.failure == .offline)
  }

  /// Such as a screen that is pulled down while it loads, and left then.
  @Test func aCancelledRequestBesideAnotherLeavesNoScreenThatWaits() async {
    let viewModel = makeViewModel()
    repository.failure = .offline
    let first = Task { await viewModel.loadEntries() }
    let second = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.loadEntries()
    }
    await first.value
    await second.value
    #expect(!viewModel.state.isLoading && viewModel.state.failure != nil)
  }
}
