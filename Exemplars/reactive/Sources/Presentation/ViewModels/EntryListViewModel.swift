import Observation
import StrataPresentation
import Streams

@Observable
final class EntryListViewModel: BaseViewModel<EntryListState> {
  /// The state before the requests that are under way, and how many these are.
  @ObservationIgnored private var settled = EntryListState.idle
  @ObservationIgnored private var running = 0
  @ObservationIgnored private let entryUC: any EntryUseCase

  init(entryUC: any EntryUseCase) {
    self.entryUC = entryUC
    super.init()
  }

  func loadEntries() async {
    if !state.isLoading { settled = state }
    running += 1
    setState(state.loading())
    do {
      let entries = try await entryUC.getEntries().get()
      running -= 1
      setState(.loaded(entries))
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
