import Observation
import StrataPresentation
import Streams

@Observable
final class EntryListViewModel: BaseViewModel<EntryListState> {
  @ObservationIgnored private let entryUC: any EntryUseCase

  init(entryUC: any EntryUseCase) {
    self.entryUC = entryUC
    super.init()
  }

  func loadEntries() async {
    let before = state
    setState(state.loading())
    do {
      setState(.loaded(try await entryUC.getEntries().get()))
    } catch {
      // A request that was cancelled because the screen was left is not an error to show.
      setState(Task.isCancelled ? before : state.failed(error as? EntryError ?? .unavailable))
    }
  }
}
