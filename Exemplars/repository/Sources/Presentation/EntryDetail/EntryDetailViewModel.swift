import Observation
import StrataPresentation

@MainActor
@Observable
final class EntryDetailViewModel: ViewModel {
  enum Intent: Sendable {
    case load
    case save(EntryDraft)
  }

  private(set) var state = EntryDetailUiState.idle

  /// The state before the requests that are under way, and how many these are.
  @ObservationIgnored private var settled = EntryDetailUiState.idle
  @ObservationIgnored private var running = 0
  private let id: Entry.ID
  private let getEntryUseCase: GetEntryUseCase
  private let saveEntryUseCase: SaveEntryUseCase

  init(
    id: Entry.ID,
    getEntryUseCase: GetEntryUseCase,
    saveEntryUseCase: SaveEntryUseCase
  ) {
    self.id = id
    self.getEntryUseCase = getEntryUseCase
    self.saveEntryUseCase = saveEntryUseCase
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .load: await show { () throws(AppError) in try await getEntryUseCase.execute(id: id) }
    case .save(let draft): await save(draft)
    }
  }

  private func save(_ draft: EntryDraft) async {
    // A second tap, before the first is answered, does nothing.
    guard !state.isLoading else { return }
    guard let entry = draft.entry(id: id) else {
      state = state.failed(.invalid(draft.inputProblem))
      return
    }
    await show { () throws(AppError) in try await saveEntryUseCase.execute(entry) }
  }

  private func show(_ work: () async throws(AppError) -> Entry) async {
    if !state.isLoading { settled = state }
    running += 1
    state = state.loading()
    do throws(AppError) {
      let entry = try await work()
      running -= 1
      state = .loaded(entry)
    } catch {
      running -= 1
      if !Task.isCancelled {
        state = state.failed(error)
      } else if running == 0, state.isLoading {
        // A request that was cancelled because the screen was left is not an error to show.
        state = settled
      }
    }
  }
}
