import Foundation
import StrataTesting

@testable import Login

struct MockSendOTPUseCase: SendOTPUseCaseProtocol {
  let answers: Scripted<String, OTPResponse>

  func execute(username: String) async throws -> OTPResponse { try answers.answer(to: username) }
}

struct MockValidateOTPUseCase: ValidateOTPUseCaseProtocol {
  let answers: Scripted<[String], AuthSession>

  func execute(username: String, code: String) async throws -> AuthSession {
    try answers.answer(to: [username, code])
  }
}

struct MockLoginUseCase: LoginUseCaseProtocol {
  let answers: Scripted<[String], AuthSession>

  func execute(username: String, password: String) async throws -> AuthSession {
    try answers.answer(to: [username, password])
  }
}

struct MockResetPasswordUseCase: ResetPasswordUseCaseProtocol {
  let answers: Scripted<[String], AuthSession>

  func execute(username: String, code: String, password: String) async throws -> AuthSession {
    try answers.answer(to: [username, code, password])
  }
}

struct MockGetProfileUseCase: GetProfileUseCaseProtocol {
  let answers: Scripted<Void, Profile>

  func execute() async throws -> Profile { try answers.answer() }
}

struct MockGetAvatarUseCase: GetAvatarUseCaseProtocol {
  let answers: Scripted<String, Data>

  func execute(path: String) async throws -> Data { try answers.answer(to: path) }
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

  func execute() async throws -> SignInSettings { try answers.answer() }
}

struct MockSaveSettingsUseCase: SaveSettingsUseCaseProtocol {
  let answers: Scripted<SignInSettings, Void>

  func execute(settings: SignInSettings) async throws { try answers.answer(to: settings) }
}

struct MockRememberPhoneUseCase: RememberPhoneUseCaseProtocol {
  let answers: Scripted<String, Void>

  func execute(phone: String) async throws { try answers.answer(to: phone) }
}

/// Answers when the gate is opened.
struct HeldSendOTPUseCase: SendOTPUseCaseProtocol {
  let answers: Scripted<String, OTPResponse>
  let gate: AsyncStream<Never>

  func execute(username: String) async throws -> OTPResponse {
    for await _ in gate {}
    return try answers.answer(to: username)
  }
}
