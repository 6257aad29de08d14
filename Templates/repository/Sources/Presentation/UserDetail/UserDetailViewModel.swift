import Observation
import StrataPresentation

@MainActor
@Observable
final class UserDetailViewModel: ViewModel {
  enum Intent: Sendable {
    case load
    /// Keeps the user up to date with what is stored, until the task is cancelled: as long as the screen is there.
    case observe
    case rename(String)
  }

  private(set) var state = UserDetailUiState.idle

  private let userId: String
  private let getUserUseCase: GetUserUseCase
  private let observeUserUseCase: ObserveUserUseCase
  private let renameUserUseCase: RenameUserUseCase

  init(
    userId: String, getUserUseCase: GetUserUseCase, observeUserUseCase: ObserveUserUseCase,
    renameUserUseCase: RenameUserUseCase
  ) {
    self.userId = userId
    self.getUserUseCase = getUserUseCase
    self.observeUserUseCase = observeUserUseCase
    self.renameUserUseCase = renameUserUseCase
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .load: await load()
    case .observe: await observe()
    case .rename(let name): await rename(to: name)
    }
  }

  private func load() async {
    await show { () throws(AppError) in try await getUserUseCase.execute(userId: userId) }
  }

  private func rename(to name: String) async {
    // A second tap, before the first is answered, renames nobody.
    guard !state.isLoading else { return }
    let known = state.value
    await show { () throws(AppError) in
      let user = if let known { known } else { try await getUserUseCase.execute(userId: userId) }
      return try await renameUserUseCase.execute(user, to: name)
    }
  }

  private func observe() async {
    do {
      for try await user in observeUserUseCase.execute(userId: userId) where user != state.value {
        state = .loaded(user)
      }
    } catch {
      state = state.failed(error as? AppError ?? .unknown(error))
    }
  }

  private func show(_ work: () async throws(AppError) -> User) async {
    let before = state
    state = state.loading()
    do throws(AppError) {
      state = .loaded(try await work())
    } catch {
      // Who has left the screen is not told that the request was cancelled.
      state = Task.isCancelled ? before : state.failed(error)
    }
  }
}
