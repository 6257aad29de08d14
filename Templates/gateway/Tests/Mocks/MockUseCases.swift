import Foundation
import StrataTesting

@testable import Login

struct MockSendOTPUseCase: SendOTPUseCaseProtocol {
  let answers: Scripted<String, OTPResponse>

  func execute(username: String) async throws(AuthError) -> OTPResponse {
    try answers.answer(to: username, failingWith: AuthError.self)
  }
}

struct MockValidateOTPUseCase: ValidateOTPUseCaseProtocol {
  let answers: Scripted<[String], AuthSession>

  func execute(username: String, code: String) async throws(AuthError) -> AuthSession {
    try answers.answer(to: [username, code], failingWith: AuthError.self)
  }
}

struct MockLoginUseCase: LoginUseCaseProtocol {
  let answers: Scripted<[String], AuthSession>

  func execute(username: String, password: String) async throws(AuthError) -> AuthSession {
    try answers.answer(to: [username, password], failingWith: AuthError.self)
  }
}

struct MockResetPasswordUseCase: ResetPasswordUseCaseProtocol {
  let answers: Scripted<[String], AuthSession>

  func execute(username: String, code: String, password: String) async throws(AuthError) -> AuthSession {
    try answers.answer(to: [username, code, password], failingWith: AuthError.self)
  }
}

struct MockGetProfileUseCase: GetProfileUseCaseProtocol {
  let answers: Scripted<Void, Profile>

  func execute() async throws(AuthError) -> Profile { try answers.answer(to: (), failingWith: AuthError.self) }
}

struct MockGetAvatarUseCase: GetAvatarUseCaseProtocol {
  let answers: Scripted<String, Data>

  func execute(path: String) async throws(AuthError) -> Data {
    try answers.answer(to: path, failingWith: AuthError.self)
  }
}

/// Gives the states of a script, and ends when the gate is opened.
struct MockUploadAvatarUseCase: UploadAvatarUseCaseProtocol {
  let answers: Scripted<Data, [AvatarUpload]>
  var gate = AsyncStream<Never> { $0.finish() }

  func execute(content: Data) -> AsyncThrowingStream<AvatarUpload, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for state in try answers.answer(to: content) { continuation.yield(state) }
          for await _ in gate {}
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

struct MockGetSettingsUseCase: GetSettingsUseCaseProtocol {
  let answers: Scripted<Void, SignInSettings>

  func execute() async throws(SettingsError) -> SignInSettings {
    try answers.answer(to: (), failingWith: SettingsError.self)
  }
}

struct MockSaveSettingsUseCase: SaveSettingsUseCaseProtocol {
  let answers: Scripted<Bool, SignInSettings>

  func execute(remembersPhone: Bool) async throws(SettingsError) -> SignInSettings {
    try answers.answer(to: remembersPhone, failingWith: SettingsError.self)
  }
}

struct MockRememberPhoneUseCase: RememberPhoneUseCaseProtocol {
  let answers: Scripted<String, Void>

  func execute(phone: String) async throws(SettingsError) {
    try answers.answer(to: phone, failingWith: SettingsError.self)
  }
}

/// Answers when the gate is opened.
struct HeldSendOTPUseCase: SendOTPUseCaseProtocol {
  let answers: Scripted<String, OTPResponse>
  let gate: AsyncStream<Never>

  func execute(username: String) async throws(AuthError) -> OTPResponse {
    for await _ in gate {}
    return try answers.answer(to: username, failingWith: AuthError.self)
  }
}
