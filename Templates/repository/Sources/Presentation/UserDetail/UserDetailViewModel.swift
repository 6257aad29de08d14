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
    /// Takes back what the server has not saved.
    case discard
  }

  private(set) var state = UserDetailUiState.idle

  /// How often the stored user was observed: what a request returns is older than what was observed after it began.
  @ObservationIgnored private var observations = 0
  private let userId: String
  private let getUserUseCase: GetUserUseCase
  private let observeUserUseCase: ObserveUserUseCase
  private let renameUserUseCase: RenameUserUseCase
  private let discardUserChangesUseCase: DiscardUserChangesUseCase

  init(
    userId: String, getUserUseCase: GetUserUseCase, observeUserUseCase: ObserveUserUseCase,
    renameUserUseCase: RenameUserUseCase, discardUserChangesUseCase: DiscardUserChangesUseCase
  ) {
    self.userId = userId
    self.getUserUseCase = getUserUseCase
    self.observeUserUseCase = observeUserUseCase
    self.renameUserUseCase = renameUserUseCase
    self.discardUserChangesUseCase = discardUserChangesUseCase
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .load: await load()
    case .observe: await observe()
    case .rename(let name): await rename(to: name)
    case .discard: await discard()
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

  private func discard() async {
    guard !state.isLoading else { return }
    await show { () throws(AppError) in try await discardUserChangesUseCase.execute(userId: userId) }
  }

  private func observe() async {
    do {
      for try await user in observeUserUseCase.execute(userId: userId) {
        observations += 1
        guard user != state.value else { continue }
        // What an action has failed with stays until the next one.
        let failure = state.value == nil ? nil : state.failure
        state = failure.map { UserDetailUiState.loaded(user).failed($0) } ?? .loaded(user)
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
