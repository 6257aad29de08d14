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

  func loadProfile() async {
    await run { profile = try await getProfileUseCase.execute() }
  }

  func updateProfile(name: String, email: String) async {
    await run { profile = try await updateProfileUseCase.execute(name: name, email: email) }
  }

  func signIn() {
    coordinator?.showSignIn()
  }
}
