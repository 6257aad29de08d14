import Observation
import StrataPresentation

@MainActor
@Observable
final class EntriesViewModel: ViewModel {
  enum Intent: Sendable {
    case loadEntries
  }

  private(set) var state: UiState<[Entry], EntryError> = .idle

  init(getEntriesUseCase: any GetEntriesUseCase) {
    self.getEntriesUseCase = getEntriesUseCase
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .loadEntries: await load()
    }
  }

  /// The state before the requests that are under way, and how many these are.
  @ObservationIgnored private var settled: UiState<[Entry], EntryError> = .idle
  @ObservationIgnored private var running = 0
  @ObservationIgnored private let getEntriesUseCase: any GetEntriesUseCase

  private func load() async {
    if !state.isLoading { settled = state }
    running += 1
    state = state.loading()
    do throws(EntryError) {
      let entries = try await getEntriesUseCase.execute()
      running -= 1
      state = .loaded(entries)
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
