import Observation
import StrataPresentation

@MainActor
@Observable
final class UserDetailViewModel: ViewModel {
  enum Intent: Sendable {
    case load
    case rename(String)
  }

  private(set) var state = UserDetailUiState.idle

  private let userId: String
  private let getUserUseCase: GetUserUseCase
  private let renameUserUseCase: RenameUserUseCase

  init(userId: String, getUserUseCase: GetUserUseCase, renameUserUseCase: RenameUserUseCase) {
    self.userId = userId
    self.getUserUseCase = getUserUseCase
    self.renameUserUseCase = renameUserUseCase
  }

  func perform(_ intent: Intent) async {
    let before = state
    // A second tap, before the first is answered, renames nobody.
    if case .rename = intent, before.isLoading { return }
    state = state.loading()
    do throws(AppError) {
      switch intent {
      case .load:
        state = .loaded(try await getUserUseCase.execute(userId: userId))
      case .rename(let name):
        let user = if let known = state.value { known } else { try await getUserUseCase.execute(userId: userId) }
        state = .loaded(try await renameUserUseCase.execute(user, to: name))
      }
    } catch {
      // Who has left the screen is not told that the request was cancelled.
      state = Task.isCancelled ? before : state.failed(error)
    }
  }
}
