import Testing

@testable import Members

@MainActor
@Suite struct EntryDetailViewModelTests {
  private let repository = FakeEntryRepository(EntrySamples.all)
  private let navigation = FakeEntryNavigation()

  private func makeViewModel() -> EntryDetailViewModel {
    EntryDetailViewModel(
      id: EntrySamples.first.id, getEntryUseCase: FakeGetEntryUseCase(entries: repository),
      saveEntryUseCase: FakeSaveEntryUseCase(entries: repository), coordinator: navigation)
  }

  @Test func loadingShowsTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntry()
    #expect(viewModel.entry == EntrySamples.first && viewModel.draft == EntryDraft(EntrySamples.first))
  }

  @Test func whatIsTypedIsSaved() async throws {
    let viewModel = makeViewModel()
    await viewModel.loadEntry()
    viewModel.draft = EntryDraft(EntrySamples.second)
    await viewModel.saveEntry()
    let saved = try #require(viewModel.entry)
    #expect(saved.id == EntrySamples.first.id)
    #expect(saved.exampleField == EntrySamples.second.exampleField)
    #expect(try await repository.getEntry(id: EntrySamples.first.id) == saved)
    #expect(navigation.savedCount == 1)
  }

  @Test func aDraftHasTheTextOfEachField() {
    #expect(EntryDraft(EntrySamples.first).entry(id: EntrySamples.first.id) == EntrySamples.first)
    #expect(EntryDraft(EntrySamples.first).inputProblem == nil)
  }

  @Test func aFailureIsShownBesideTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntry()
    await repository.fail(with: .offline)
    await viewModel.saveEntry()
    #expect(viewModel.entry == EntrySamples.first && viewModel.errorMessage != nil)
    #expect(navigation.savedCount == 0)
  }
}
