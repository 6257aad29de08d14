import Observation
import StrataPresentation

@MainActor
@Observable
final class EntryListViewModel: ViewModel {
  enum Intent: Sendable {
    case load
  }

  private(set) var state = EntryListUiState.idle

  /// The state before the requests that are under way, and how many these are.
  @ObservationIgnored private var settled = EntryListUiState.idle
  @ObservationIgnored private var running = 0
  private let getEntriesUseCase: GetEntriesUseCase

  init(getEntriesUseCase: GetEntriesUseCase) {
    self.getEntriesUseCase = getEntriesUseCase
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .load: await load()
    }
  }

  private func load() async {
    if !state.isLoading { settled = state }
    running += 1
    state = state.loading()
    do throws(AppError) {
      let entries = try await getEntriesUseCase.execute()
      running -= 1
      state = .loaded(entries)
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
