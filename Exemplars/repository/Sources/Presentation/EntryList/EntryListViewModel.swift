import Observation
import StrataPresentation

@MainActor
@Observable
final class EntryListViewModel: ViewModel {
  enum Intent: Sendable {
    case load
  }

  private(set) var state = EntryListUiState.idle

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
    let before = state
    state = state.loading()
    do throws(AppError) {
      state = .loaded(try await getEntriesUseCase.execute())
    } catch {
      // A request that was cancelled because the screen was left is not an error to show.
      state = Task.isCancelled ? before : state.failed(error)
    }
  }
}
