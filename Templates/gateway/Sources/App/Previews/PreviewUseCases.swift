#if canImport(SwiftUI) && DEBUG
  import Foundation

  /// Use cases that answer what a preview shows.
  struct PreviewSendOTP: SendOTPUseCaseProtocol {
    let answer: PreviewAnswer<OTPResponse>

    func execute(username: String) async throws -> OTPResponse { try await answer.get() }
  }

  struct PreviewValidateOTP: ValidateOTPUseCaseProtocol {
    let answer: PreviewAnswer<AuthSession>

    func execute(username: String, code: String) async throws -> AuthSession { try await answer.get() }
  }

  struct PreviewLogin: LoginUseCaseProtocol {
    let answer: PreviewAnswer<AuthSession>

    func execute(username: String, password: String) async throws -> AuthSession { try await answer.get() }
  }

  struct PreviewResetPassword: ResetPasswordUseCaseProtocol {
    let answer: PreviewAnswer<AuthSession>

    func execute(username: String, code: String, password: String) async throws -> AuthSession {
      try await answer.get()
    }
  }

  struct PreviewGetProfile: GetProfileUseCaseProtocol {
    let answer: PreviewAnswer<Profile>

    func execute() async throws -> Profile { try await answer.get() }
  }

  struct PreviewGetAvatar: GetAvatarUseCaseProtocol {
    let answer: PreviewAnswer<Data>

    func execute(path: String) async throws -> Data { try await answer.get() }
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
    let answer: PreviewAnswer<SignInSettings>

    func execute() async throws -> SignInSettings { try await answer.get() }
  }

  struct PreviewSaveSettings: SaveSettingsUseCaseProtocol {
    func execute(settings: SignInSettings) async throws {}
  }

  struct PreviewRememberPhone: RememberPhoneUseCaseProtocol {
    func execute(phone: String) async throws {}
  }

  /// Nobody is signed in.
  struct PreviewUserSettings: UserSettingsProtocol {
    var token: String? { nil }

    func save(token: String, refreshToken: String) async throws {}
    func forgetToken() async throws {}
  }
#endif
