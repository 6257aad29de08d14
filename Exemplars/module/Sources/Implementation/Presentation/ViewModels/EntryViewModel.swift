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

  @ObservationIgnored private let getEntryUseCase: any GetEntryUseCase
  @ObservationIgnored private let saveEntryUseCase: any SaveEntryUseCase

  private func show(_ entry: () async throws(EntryError) -> Entry) async {
    let before = state
    state = state.loading()
    do throws(EntryError) {
      state = .loaded(try await entry())
    } catch {
      // A request that was cancelled is no failure: the screen that asked is gone.
      state = Task.isCancelled ? before : state.failed(error)
    }
  }
}
