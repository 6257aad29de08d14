import Observation

@Observable
final class SettingsViewModel: BaseViewModel {
  @ObservationIgnored private let signOutUseCase: any SignOutUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any SettingsNavigation)?

  init(signOutUseCase: any SignOutUseCaseProtocol, coordinator: (any SettingsNavigation)?) {
    self.signOutUseCase = signOutUseCase
    self.coordinator = coordinator
  }

  func signOut() async {
    await runOnce { () throws(AppError) in
      await signOutUseCase.execute()
      await coordinator?.userDidSignOut()
    }
  }
}
