#if canImport(SwiftUI) && DEBUG
  import Foundation

  /// Use cases that answer what a preview shows.
  struct PreviewSendOTP: SendOTPUseCaseProtocol {
    let answer: PreviewAnswer<OTPResponse, AuthError>

    func execute(username: String) async throws(AuthError) -> OTPResponse { try await answer.get() }
  }

  struct PreviewValidateOTP: ValidateOTPUseCaseProtocol {
    let answer: PreviewAnswer<AuthSession, AuthError>

    func execute(username: String, code: String) async throws(AuthError) -> AuthSession { try await answer.get() }
  }

  struct PreviewLogin: LoginUseCaseProtocol {
    let answer: PreviewAnswer<AuthSession, AuthError>

    func execute(username: String, password: String) async throws(AuthError) -> AuthSession { try await answer.get() }
  }

  struct PreviewResetPassword: ResetPasswordUseCaseProtocol {
    let answer: PreviewAnswer<AuthSession, AuthError>

    func execute(username: String, code: String, password: String) async throws(AuthError) -> AuthSession {
      try await answer.get()
    }
  }

  struct PreviewGetProfile: GetProfileUseCaseProtocol {
    let answer: PreviewAnswer<Profile, AuthError>

    func execute() async throws(AuthError) -> Profile { try await answer.get() }
  }

  struct PreviewGetAvatar: GetAvatarUseCaseProtocol {
    let answer: PreviewAnswer<Data, AuthError>

    func execute(path: String) async throws(AuthError) -> Data { try await answer.get() }
  }

  /// Sends a part of the picture, and no more.
  struct PreviewUploadAvatar: UploadAvatarUseCaseProtocol {
    let fraction: Double

    func execute(content: Data) -> AsyncThrowingStream<AvatarUpload, any Error> {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: AvatarUpload.self)
      continuation.yield(.sent(fraction: fraction))
      return stream
    }
  }

  struct PreviewGetSettings: GetSettingsUseCaseProtocol {
    let answer: PreviewAnswer<SignInSettings, SettingsError>

    func execute() async throws(SettingsError) -> SignInSettings { try await answer.get() }
  }

  struct PreviewSaveSettings: SaveSettingsUseCaseProtocol {
    func execute(remembersPhone: Bool) async throws(SettingsError) -> SignInSettings {
      SignInSettings(remembersPhone: remembersPhone)
    }
  }

  struct PreviewRememberPhone: RememberPhoneUseCaseProtocol {
    func execute(phone: String) async throws(SettingsError) {}
  }

  /// Nobody is signed in, unless a preview says something else.
  struct PreviewUserSettings: UserSettingsProtocol {
    var state = UserSession.State.signedOut
    var session: UserSession { UserSession(number: 0, state: state) }
    var sessions: AsyncStream<UserSession> { AsyncStream { $0.yield(session) } }

    func save(token: String, refreshToken: String, after session: UserSession) async -> Bool { true }
    func forgetToken(of session: UserSession) async -> Bool { true }
    func readToken() async {}
  }
#endif
