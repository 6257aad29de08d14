#if os(Linux) || os(macOS)
  import Foundation
  import StrataTerminal

  extension Traced: SendOTPUseCaseProtocol where Layer == any SendOTPUseCaseProtocol {
    func execute(username: String) async throws(AuthError) -> OTPResponse {
      try await step { () throws(AuthError) in try await layer.execute(username: username) }
    }
  }

  extension Traced: ValidateOTPUseCaseProtocol where Layer == any ValidateOTPUseCaseProtocol {
    func execute(username: String, code: String) async throws(AuthError) -> AuthSession {
      try await step { () throws(AuthError) in try await layer.execute(username: username, code: code) }
    }
  }

  extension Traced: LoginUseCaseProtocol where Layer == any LoginUseCaseProtocol {
    func execute(username: String, password: String) async throws(AuthError) -> AuthSession {
      try await step { () throws(AuthError) in try await layer.execute(username: username, password: password) }
    }
  }

  extension Traced: ResetPasswordUseCaseProtocol where Layer == any ResetPasswordUseCaseProtocol {
    func execute(username: String, code: String, password: String) async throws(AuthError) -> AuthSession {
      try await step { () throws(AuthError) in
        try await layer.execute(username: username, code: code, password: password)
      }
    }
  }

  extension Traced: GetProfileUseCaseProtocol where Layer == any GetProfileUseCaseProtocol {
    func execute() async throws(AuthError) -> Profile {
      try await step { () throws(AuthError) in try await layer.execute() }
    }
  }

  extension Traced: GetAvatarUseCaseProtocol where Layer == any GetAvatarUseCaseProtocol {
    func execute(path: String) async throws(AuthError) -> Data {
      try await step { () throws(AuthError) in try await layer.execute(path: path) }
    }
  }

  extension Traced: GetSettingsUseCaseProtocol where Layer == any GetSettingsUseCaseProtocol {
    func execute() async throws(SettingsError) -> SignInSettings {
      try await step { () throws(SettingsError) in try await layer.execute() }
    }
  }

  extension Traced: SaveSettingsUseCaseProtocol where Layer == any SaveSettingsUseCaseProtocol {
    func execute(remembersPhone: Bool) async throws(SettingsError) -> SignInSettings {
      try await step { () throws(SettingsError) in try await layer.execute(remembersPhone: remembersPhone) }
    }
  }

  extension Traced: RememberPhoneUseCaseProtocol where Layer == any RememberPhoneUseCaseProtocol {
    func execute(phone: String) async throws(SettingsError) {
      try await step { () throws(SettingsError) in try await layer.execute(phone: phone) }
    }
  }

  extension Traced: UploadAvatarUseCaseProtocol where Layer == any UploadAvatarUseCaseProtocol {
    /// The step is over when the stream ends.
    func execute(content: Data) -> AsyncThrowingStream<AvatarUpload, any Error> {
      AsyncThrowingStream { continuation in
        let task = Task {
          do {
            try await step("execute") { () async throws in
              for try await state in layer.execute(content: content) { continuation.yield(state) }
            }
            continuation.finish()
          } catch {
            continuation.finish(throwing: error)
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }
#endif
