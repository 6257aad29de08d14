import Testing

@testable import Members

@MainActor
@Suite struct EntryListViewModelTests {
  private let repository = FakeEntryRepository(EntrySamples.all)
  private let navigation = FakeEntryNavigation()

  private func makeViewModel() -> EntryListViewModel {
    EntryListViewModel(
      getEntryListUseCase: FakeGetEntryListUseCase(entries: repository), coordinator: navigation)
  }

  @Test func loadingShowsTheEntries() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntries()
    #expect(viewModel.entries == EntrySamples.all && viewModel.state == .loaded)
  }

  @Test func aRefreshThatFailsKeepsTheEntriesOnScreen() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntries()
    await repository.fail(with: .offline)
    await viewModel.loadEntries()
    #expect(viewModel.entries == EntrySamples.all && viewModel.errorMessage != nil)
  }

  @Test func anEntryLeadsToItsScreen() {
    makeViewModel().select(EntrySamples.second)
    #expect(navigation.shown == [EntrySamples.second.id])
  }
}
