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

  @ObservationIgnored private let getEntriesUseCase: any GetEntriesUseCase

  private func load() async {
    let before = state
    state = state.loading()
    do throws(EntryError) {
      state = .loaded(try await getEntriesUseCase.execute())
    } catch {
      // A request that was cancelled is no failure: the screen that asked is gone.
      state = Task.isCancelled ? before : state.failed(error)
    }
  }
}
