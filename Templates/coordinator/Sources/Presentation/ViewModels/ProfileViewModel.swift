import Observation

@Observable
final class ProfileViewModel: BaseViewModel {
  private(set) var profile: Profile?
  /// Why there is no profile, or why the last change failed.
  private var failure: AppError?

  /// Nobody is signed in, or that cannot be known now.
  var offersSignIn: Bool { profile == nil && (failure == .signedOut || failure == .sessionUnreadable) }
  /// The profile may be there, but could not be loaded.
  var offersRetry: Bool { profile == nil && failure != nil && failure != .signedOut }

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
      show($0)
    }
  }

  func updateProfile(name: String, email: String) async {
    await runOnce { () throws(AppError) in
      isUpdating = true
      defer { isUpdating = false }
      show(try await updateProfileUseCase.execute(name: name, email: email))
    }
  }

  func signIn() {
    coordinator?.showSignIn()
  }

  /// Where the session is over, the profile goes with it, and signing in is offered again.
  override func handleError(_ error: AppError) {
    failure = error
    if error == .signedOut { profile = nil }
    super.handleError(error)
  }

  private func show(_ profile: Profile) {
    self.profile = profile
    failure = nil
  }
}
