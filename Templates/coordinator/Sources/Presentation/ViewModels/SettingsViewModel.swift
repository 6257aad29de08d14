import Observation

@Observable
final class SettingsViewModel: BaseViewModel {
  @ObservationIgnored private let signOutUseCase: any SignOutUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any SettingsNavigation)?

  init(signOutUseCase: any SignOutUseCaseProtocol, coordinator: (any SettingsNavigation)?) {
    self.signOutUseCase = signOutUseCase
    self.coordinator = coordinator
  }

  /// The user is signed out, also where an error is shown.
  func signOut() async {
    await runOnce { () throws(AppError) in
      do throws(AppError) {
        try await signOutUseCase.execute()
      } catch {
        await coordinator?.userDidSignOut()
        throw error
      }
      await coordinator?.userDidSignOut()
    }
  }
}
