import StrataPresentation
import Testing

@testable import Payments

@MainActor
@Suite struct EntryDetailViewModelTests {
  private let repository = FakeEntryRepository(EntrySamples.all)

  private func makeViewModel() -> EntryDetailViewModel {
    EntryDetailViewModel(id: EntrySamples.first.id, entryUC: FakeEntryUseCase(repository: repository))
  }

  @Test func loadingShowsTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntry()
    #expect(viewModel.state.value == EntrySamples.first && viewModel.state.failure == nil)
  }

  @Test func whatIsTypedIsSaved() async throws {
    let viewModel = makeViewModel()
    await viewModel.loadEntry()
    await viewModel.saveEntry(EntryDraft(EntrySamples.second))
    let saved = try #require(viewModel.state.value)
    #expect(saved.id == EntrySamples.first.id)
    #expect(saved.exampleField == EntrySamples.second.exampleField)
    #expect(repository.entries.contains(saved))
  }

  @Test func aDraftHasTheTextOfEachField() {
    #expect(EntryDraft(EntrySamples.first).entry(id: EntrySamples.first.id) == EntrySamples.first)
    #expect(EntryDraft(EntrySamples.first).inputProblem == nil)
  }

  @Test func aFailureIsShownBesideTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.loadEntry()
    repository.failure = .offline
    await viewModel.saveEntry(EntryDraft(EntrySamples.first))
    #expect(viewModel.state.value == EntrySamples.first && viewModel.state.failure == .offline)
  }

  /// Such as a screen that is pulled down while it loads, and left then.
  @Test func aCancelledRequestBesideAnotherLeavesNoScreenThatWaits() async {
    let viewModel = makeViewModel()
    repository.failure = .offline
    let first = Task { await viewModel.loadEntry() }
    let second = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.loadEntry()
    }
    await first.value
    await second.value
    #expect(!viewModel.state.isLoading && viewModel.state.failure != nil)
  }
}
