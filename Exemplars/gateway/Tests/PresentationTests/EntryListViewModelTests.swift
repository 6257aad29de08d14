import StrataTesting
import Testing

@testable import Login

@MainActor
@Suite struct EntryListViewModelTests {
  private let answers = Scripted<Void, [Entry]>(answering: EntrySamples.all)

  private func makeViewModel() -> EntryListViewModel {
    EntryListViewModel(getEntriesUseCase: MockGetEntriesUseCase(answers: answers))
  }

  @Test func loadingShowsTheEntries() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntries()
    #expect(viewModel.entries == EntrySamples.all && viewModel.errorMessage == nil && !viewModel.isLoading)
  }

  @Test func theLastEntriesStayBesideAnError() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntries()
    answers.replace(with: .failure(AuthError.noConnection))
    await viewModel.loadEntries()
    #expect(viewModel.entries == EntrySamples.all && viewModel.errorMessage != nil)
  }
}
