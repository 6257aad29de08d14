import StrataTesting
import Testing

@testable import ItemsImplementation

@MainActor
@Suite struct EntryViewModelTests {
  private let repository = FakeEntryRepository(EntrySamples.all)

  private func makeViewModel() -> EntryViewModel {
    EntryViewModel(
      getEntryUseCase: FakeGetEntryUseCase(repository: repository),
      saveEntryUseCase: FakeSaveEntryUseCase(repository: repository))
  }

  @Test func loadingShowsTheEntry() async {
    let viewModel = makeViewModel()
    await viewModel.perform(.loadEntry(EntrySamples.first.id))
    #expect(viewModel.state == .loaded(EntrySamples.first, .fresh))
  }

  @Test func whatIsTypedIsSaved() async throws {
    let viewModel = makeViewModel()
    await viewModel.perform(.loadEntry(EntrySamples.first.id))
    await viewModel.perform(.saveEntry(EntryDraft(EntrySamples.second)))
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
    await viewModel.perform(.loadEntry(EntrySamples.first.id))
    await repository.fail(with: .unavailable)
    await viewModel.perform(.saveEntry(EntryDraft(EntrySamples.first)))
    #expect(viewModel.state == .failed(.unavailable, last: EntrySamples.first))
  }

  /// Such as a screen that is pulled down while it loads, and left then.
  @Test func aCancelledRequestBesideAnotherLeavesNoScreenThatWaits() async {
    let viewModel = makeViewModel()
    await repository.fail(with: .offline)
    let first = Task { await viewModel.perform(.loadEntry(EntrySamples.first.id)) }
    let second = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.perform(.loadEntry(EntrySamples.first.id))
    }
    await first.value
    await second.value
    #expect(!viewModel.state.isLoading && viewModel.state.failure != nil)
  }
}
