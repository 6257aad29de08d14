#if canImport(SwiftUI)
  import SwiftUI

  extension AppDependencies {
    /// The screens of one window. Each window has view models of its own, which follow the one session of the app.
    @MainActor
    func loginView() -> some View {
      LoginView(viewModel: makeLoginViewModel()) { login in
        HomeView(
          viewModel: makeHomeViewModel(login: login), avatarViewModel: makeAvatarViewModel(login: login),
          logOut: { await login.logOut() }
        ) { close in
          SettingsView(viewModel: makeSettingsViewModel(), close: close)
        }
      } reset: { login, phone, close in
        ResetPasswordView(viewModel: makeResetPasswordViewModel(login: login), phone: phone, close: close)
      }
    }
  }
#endif
