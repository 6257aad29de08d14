import Observation

@Observable
final class SettingsViewModel: BaseViewModel {
  @ObservationIgnored private let signOutUseCase: any SignOutUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any SettingsNavigation)?

  init(signOutUseCase: any SignOutUseCaseProtocol, coordinator: (any SettingsNavigation)?) {
    self.signOutUseCase = signOutUseCase
    self.coordinator = coordinator
  }

  /// Signs out the user whom the window shows, also where an error is shown: nobody else, whoever has signed in
  /// meanwhile.
  func signOut() async {
    guard let coordinator else { return }
    await runOnce { () throws(AppError) in
      do throws(AppError) {
        try await signOutUseCase.execute(coordinator.session)
      } catch {
        await coordinator.userDidSignOut()
        throw error
      }
      await coordinator.userDidSignOut()
    }
  }
}
