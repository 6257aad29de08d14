import Observation
import StrataPresentation
import Streams

@Observable
final class EntryDetailViewModel: BaseViewModel<EntryDetailState> {
  /// The state before the requests that are under way, and how many these are.
  @ObservationIgnored private var settled = EntryDetailState.idle
  @ObservationIgnored private var running = 0
  @ObservationIgnored private let id: Entry.ID
  @ObservationIgnored private let entryUC: any EntryUseCase

  init(id: Entry.ID, entryUC: any EntryUseCase) {
    self.id = id
    self.entryUC = entryUC
    super.init()
  }

  func loadEntry() async {
    await show(entryUC.getEntry(id: id))
  }

  func saveEntry(_ draft: EntryDraft) async {
    // A second tap, before the first is answered, does nothing.
    guard !state.isLoading else { return }
    guard let entry = draft.entry(id: id) else {
      setState(state.failed(.unreadable(draft.inputProblem)))
      return
    }
    await show(entryUC.saveEntry(entry))
  }

  private func show(_ answer: Single<Entry>) async {
    if !state.isLoading { settled = state }
    running += 1
    setState(state.loading())
    do {
      let entry = try await answer.get()
      running -= 1
      setState(.loaded(entry))
    } catch {
      running -= 1
      if !Task.isCancelled {
        setState(state.failed(error as? EntryError ?? .unavailable))
      } else if running == 0, state.isLoading {
        // A request that was cancelled because the screen was left is not an error to show.
        setState(settled)
      }
    }
  }
}
