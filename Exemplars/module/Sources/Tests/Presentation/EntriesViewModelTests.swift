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
}
