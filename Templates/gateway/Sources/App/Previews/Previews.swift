#if canImport(SwiftUI) && DEBUG
  import ExampleAPI
  import Foundation
  import StrataStorage
  import SwiftUI

  /// The screens in each of their states.
  @MainActor
  enum Previews {
    /// The whole app, on the API in memory, where the code is 424242.
    @ViewBuilder static var app: some View {
      switch Result(catching: { () throws(DatabaseError) in try AppDependencies.settings(in: nil) }) {
      case .success(let settings):
        AppDependencies(
          server: .exampleServer, transport: ExampleAPI(settings: .init(otp: "424242")), storage: InMemoryStorage(),
          settings: settings
        ).loginView()
      case .failure: DataUnavailableView()
      }
    }

    static var dataUnavailable: some View {
      LightAndDark { DataUnavailableView() }
    }

    /// Signing in, after a code was asked for.
    static func login(_ answer: PreviewAnswer<OTPResponse, AuthError>) -> some View {
      LightAndDark {
        let viewModel = loginViewModel(answer, PreviewUserSettings())
        login(viewModel)
          .task { await viewModel.sendOTP(phone: phone) }
      }
    }

    /// The stored session cannot be read now.
    static var sessionUnreadable: some View {
      LightAndDark { login(loginViewModel(.never, PreviewUserSettings(state: .unreadable))) }
    }

    private static func login(_ viewModel: LoginViewModel) -> some View {
      LoginView(viewModel: viewModel) { _ in
        EmptyView()
      } reset: { _, _, _ in
        EmptyView()
      }
    }

    private static func loginViewModel(
      _ answer: PreviewAnswer<OTPResponse, AuthError>, _ userSettings: PreviewUserSettings
    ) -> LoginViewModel {
      LoginViewModel(
        sendOTPUseCase: PreviewSendOTP(answer: answer), validateOTPUseCase: PreviewValidateOTP(answer: .never),
        loginUseCase: PreviewLogin(answer: .never),
        getSettingsUseCase: PreviewGetSettings(answer: .value(SignInSettings(phone: phone))),
        rememberPhoneUseCase: PreviewRememberPhone(), userSettings: userSettings)
    }

    /// Setting a new password.
    /// - Parameter answer: to asking for a code; `nil`: nobody has tapped the button.
    static func resetPassword(_ answer: PreviewAnswer<OTPResponse, AuthError>?) -> some View {
      LightAndDark {
        let viewModel = ResetPasswordViewModel(
          sendOTPUseCase: PreviewSendOTP(answer: answer ?? .never),
          resetPasswordUseCase: PreviewResetPassword(answer: .never),
          shownSession: { PreviewUserSettings().session }, onReset: { _, _, _ in })
        ResetPasswordView(viewModel: viewModel, phone: phone, close: {})
          .task { if answer != nil { await viewModel.sendOTP(phone: phone) } }
      }
    }

    static func home(_ answer: PreviewAnswer<Profile, AuthError>) -> some View {
      LightAndDark {
        NavigationStack {
          HomeView(
            viewModel: HomeViewModel(getProfileUseCase: PreviewGetProfile(answer: answer), onSessionExpired: {}),
            avatarViewModel: avatarViewModel(.never), logOut: {}, settings: { _ in EmptyView() })
        }
      }
    }

    static func settings(_ answer: PreviewAnswer<SignInSettings, SettingsError>) -> some View {
      LightAndDark {
        SettingsView(
          viewModel: SettingsViewModel(
            getSettingsUseCase: PreviewGetSettings(answer: answer), saveSettingsUseCase: PreviewSaveSettings()),
          close: {})
      }
    }

    static func avatar(_ answer: PreviewAnswer<Data, AuthError>, isUploading: Bool = false) -> some View {
      LightAndDark {
        let viewModel = avatarViewModel(answer)
        AvatarView(viewModel: viewModel, path: "/avatars/ada.png")
          .padding()
          .task { if isUploading { await viewModel.upload(Data()) } }
      }
    }

    private static func avatarViewModel(_ answer: PreviewAnswer<Data, AuthError>) -> AvatarViewModel {
      AvatarViewModel(
        getAvatarUseCase: PreviewGetAvatar(answer: answer), uploadAvatarUseCase: PreviewUploadAvatar(fraction: 0.4),
        onSessionExpired: {})
    }

    static let code = OTPResponse(sessionId: "1", expiresAt: Date(timeIntervalSinceNow: 120))
    static let phone = "+998901234567"
    static let profile = Profile(id: "1", phone: phone, name: "Ada", avatarPath: nil)
    /// A picture of eight by eight points.
    static let picture =
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEXw5vp6O7RXYhFBAAAAFUlEQVR42mOwYagDQhsGCSD5"
          + "n+E/ABiaBAnV5MQ6AAAAAElFTkSuQmCC") ?? Data()
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Signing in") { Previews.app }
    #Preview("Signing in: waiting") { Previews.login(.never) }
    #Preview("Signing in: code sent") { Previews.login(.value(Previews.code)) }
    #Preview("Signing in: refused") { Previews.login(.failure(.noConnection)) }
    #Preview("Signing in: session unreadable") { Previews.sessionUnreadable }
    #Preview("Data unavailable") { Previews.dataUnavailable }
    #Preview("New password") { Previews.resetPassword(nil) }
    #Preview("New password: waiting") { Previews.resetPassword(.never) }
    #Preview("New password: code sent") { Previews.resetPassword(.value(Previews.code)) }
    #Preview("New password: refused") { Previews.resetPassword(.failure(.noConnection)) }
    #Preview("Home: loading") { Previews.home(.never) }
    #Preview("Home") { Previews.home(.value(Previews.profile)) }
    #Preview("Home: no connection") { Previews.home(.failure(.noConnection)) }
    #Preview("Settings: loading") { Previews.settings(.never) }
    #Preview("Settings") { Previews.settings(.value(SignInSettings())) }
    #Preview("Settings: unavailable") { Previews.settings(.failure(.unavailable(AuthError.noConnection))) }
    #Preview("Picture: loading") { Previews.avatar(.never) }
    #Preview("Picture") { Previews.avatar(.value(Previews.picture)) }
    #Preview("Picture: uploading") { Previews.avatar(.value(Previews.picture), isUploading: true) }
    #Preview("Picture: no connection") { Previews.avatar(.failure(.noConnection)) }
  #endif
#endif
