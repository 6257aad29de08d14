import StrataTesting
import Testing

@testable import Users

@MainActor
@Suite struct EntryDetailViewModelTests {
  private let repository = FakeEntryRepository(EntrySamples.all)

  private func makeViewModel() -> EntryDetailViewModel {
    EntryDetailViewModel(
      id: EntrySamples.first.id, getEntryUseCase: GetEntryUseCase(entryRepository: repository),
      saveEntryUseCase: SaveEntryUseCase(entryRepository: repository))
  }

  @Test func loadingShowsTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.perform(.load)
    #expect(viewModel.state.value == EntrySamples.first && viewModel.state.failure == nil)
  }

  @Test func whatIsTypedIsSaved() async throws {
    let viewModel = makeViewModel()
    await viewModel.perform(.load)
    await viewModel.perform(.save(EntryDraft(EntrySamples.second)))
    let saved = try #require(viewModel.state.value)
    #expect(saved.id == EntrySamples.first.id)
    #expect(saved.exampleField == EntrySamples.second.exampleField)
    #expect(try await repository.getEntry(id: EntrySamples.first.id) == saved)
  }

  @Test func aDraftHasTheTextOfEachField() {
    #expect(EntryDraft(EntrySamples.first).entry(id: EntrySamples.first.id) == EntrySamples.first)
    #expect(EntryDraft(EntrySamples.first).inputProblem == nil)
  }

  @Test func aFailureIsShownBesideTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.perform(.load)
    await repository.fail(with: .offline)
    await viewModel.perform(.save(EntryDraft(EntrySamples.first)))
    #expect(viewModel.state.value == EntrySamples.first && viewModel.state.failure != nil)
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
