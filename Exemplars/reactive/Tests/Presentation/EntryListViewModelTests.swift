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
}
