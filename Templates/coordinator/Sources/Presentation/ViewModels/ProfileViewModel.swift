import Observation

@Observable
final class ProfileViewModel: BaseViewModel {
  private(set) var profile: Profile?

  @ObservationIgnored private let getProfileUseCase: any GetProfileUseCaseProtocol
  @ObservationIgnored private let updateProfileUseCase: any UpdateProfileUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any ProfileNavigation)?

  init(
    getProfileUseCase: any GetProfileUseCaseProtocol, updateProfileUseCase: any UpdateProfileUseCaseProtocol,
    coordinator: (any ProfileNavigation)?
  ) {
    self.getProfileUseCase = getProfileUseCase
    self.updateProfileUseCase = updateProfileUseCase
    self.coordinator = coordinator
  }

  /// The screen is there; the profile may be on its way already.
  func appear() async {
    if state != .loading { await loadProfile() }
  }

  func loadProfile() async {
    await run { () throws(AppError) in
      try await show { () throws(AppError) in try await getProfileUseCase.execute() }
    }
  }

  func updateProfile(name: String, email: String) async {
    await runOnce { () throws(AppError) in
      try await show { () throws(AppError) in try await updateProfileUseCase.execute(name: name, email: email) }
    }
  }

  func signIn() {
    coordinator?.showSignIn()
  }

  /// Where the session is over, the profile goes with it, and signing in is offered again.
  private func show(_ work: () async throws(AppError) -> Profile) async throws(AppError) {
    do {
      profile = try await work()
    } catch {
      if error == .signedOut { profile = nil }
      throw error
    }
  }
}
