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

  /// How often the stored user was observed: what a request returns is older than what was observed after it began.
  @ObservationIgnored private var observations = 0
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
    // A second tap, before the first is answered, does nothing.
    guard !state.isLoading else { return }
    let known = state.value
    await show { () throws(AppError) in
      let user = if let known { known } else { try await getUserUseCase.execute(userId: userId) }
      return try await renameUserUseCase.execute(user, to: name)
    }
  }

  private func observe() async {
    do {
      for try await user in observeUserUseCase.execute(userId: userId) {
        observations += 1
        if user != state.value { state = .loaded(user) }
      }
    } catch {
      state = state.failed(error as? AppError ?? .unknown(error))
    }
  }

  private func show(_ work: () async throws(AppError) -> User) async {
    let (before, known) = (state, observations)
    state = state.loading()
    do throws(AppError) {
      let user = try await work()
      state = .loaded(observations == known ? user : state.value ?? user)
    } catch {
      // A request that was cancelled because the user left the screen is not an error to show.
      if !Task.isCancelled {
        state = state.failed(error)
      } else if observations == known {
        state = before
      } else if let user = state.value {
        state = .loaded(user)
      }
    }
  }
}
