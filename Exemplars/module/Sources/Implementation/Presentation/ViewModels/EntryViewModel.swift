import Observation
import StrataPresentation

@MainActor
@Observable
final class EntryViewModel: ViewModel {
  enum Intent: Sendable {
    case loadEntry(Entry.ID)
    case saveEntry(EntryDraft)
  }

  private(set) var state: UiState<Entry, EntryError> = .idle

  init(
    getEntryUseCase: any GetEntryUseCase,
    saveEntryUseCase: any SaveEntryUseCase
  ) {
    self.getEntryUseCase = getEntryUseCase
    self.saveEntryUseCase = saveEntryUseCase
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .loadEntry(let id):
      await show { () throws(EntryError) in try await self.getEntryUseCase.execute(id: id) }
    case .saveEntry(let draft):
      // A second tap, before the first is answered, changes nothing.
      guard let known = state.value, !state.isLoading else { return }
      guard let entry = draft.entry(id: known.id) else {
        state = state.failed(.unreadable(draft.inputProblem))
        return
      }
      await show { () throws(EntryError) in try await self.saveEntryUseCase.execute(entry) }
    }
  }

  /// The state before the requests that are under way, and how many these are.
  @ObservationIgnored private var settled: UiState<Entry, EntryError> = .idle
  @ObservationIgnored private var running = 0
  @ObservationIgnored private let getEntryUseCase: any GetEntryUseCase
  @ObservationIgnored private let saveEntryUseCase: any SaveEntryUseCase

  private func show(_ entry: () async throws(EntryError) -> Entry) async {
    if !state.isLoading { settled = state }
    running += 1
    state = state.loading()
    do throws(EntryError) {
      let entry = try await entry()
      running -= 1
      state = .loaded(entry)
    } catch {
      running -= 1
      if !Task.isCancelled {
        state = state.failed(error)
      } else if running == 0, state.isLoading {
        // A request that was cancelled is no failure: the screen that asked is gone.
        state = settled
      }
    }
  }
}
