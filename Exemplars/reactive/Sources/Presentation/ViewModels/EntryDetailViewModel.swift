import Observation
import StrataPresentation
import Streams

@Observable
final class EntryDetailViewModel: BaseViewModel<EntryDetailState> {
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
    let before = state
    setState(state.loading())
    do {
      setState(.loaded(try await answer.get()))
    } catch {
      setState(Task.isCancelled ? before : state.failed(error as? EntryError ?? .unavailable))
    }
  }
}
