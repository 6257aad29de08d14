import StrataTesting
import Testing

@testable import Login

@MainActor
@Suite struct EntryDetailViewModelTests {
  private let read = Scripted<Entry.ID, Entry>(answering: EntrySamples.first)
  private let saved = Scripted<Entry, Entry>(answering: EntrySamples.second)

  private func makeViewModel() -> EntryDetailViewModel {
    EntryDetailViewModel(
      id: EntrySamples.first.id, getEntryUseCase: MockGetEntryUseCase(answers: read),
      saveEntryUseCase: MockSaveEntryUseCase(answers: saved))
  }

  @Test func loadingShowsTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntry()
    #expect(viewModel.entry == EntrySamples.first && viewModel.errorMessage == nil)
    #expect(read.calls == [EntrySamples.first.id])
  }

  @Test func whatIsTypedIsSaved() async throws {
    let viewModel = makeViewModel()
    await viewModel.save(EntryDraft(EntrySamples.second))
    let sent = try #require(saved.calls.first)
    #expect(sent.id == EntrySamples.first.id)
    #expect(sent.exampleField == EntrySamples.second.exampleField)
    #expect(viewModel.entry == EntrySamples.second)
  }

  @Test func aDraftHasTheTextOfEachField() {
    #expect(EntryDraft(EntrySamples.first).entry(id: EntrySamples.first.id) == EntrySamples.first)
    #expect(EntryDraft(EntrySamples.first).inputProblem == nil)
  }

  @Test func aFailureIsShownBesideTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntry()
    saved.replace(with: .failure(AuthError.noConnection))
    await viewModel.save(EntryDraft(EntrySamples.first))
    #expect(viewModel.entry == EntrySamples.first && viewModel.errorMessage != nil)
  }
}
