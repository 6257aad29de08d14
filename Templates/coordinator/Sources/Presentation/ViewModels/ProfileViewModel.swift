import Observation

@Observable
final class ProfileViewModel: BaseViewModel {
  private(set) var profile: Profile?

  @ObservationIgnored private var isUpdating = false
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

  /// Does nothing while a change is on its way: its answer is the profile, and what is read beside it may be older.
  func loadProfile() async {
    guard !isUpdating else { return }
    await load { () throws(AppError) in
      try await getProfileUseCase.execute()
    } show: {
      profile = $0
    }
  }

  func updateProfile(name: String, email: String) async {
    await runOnce { () throws(AppError) in
      isUpdating = true
      defer { isUpdating = false }
      profile = try await updateProfileUseCase.execute(name: name, email: email)
    }
  }

  func signIn() {
    coordinator?.showSignIn()
  }

  /// Where the session is over, the profile goes with it, and signing in is offered again.
  override func handleError(_ error: AppError) {
    if error == .signedOut { profile = nil }
    super.handleError(error)
  }
}
