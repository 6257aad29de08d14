import Foundation
import Observation

@MainActor
@Observable
final class LoginViewModel {
  /// The code that is on its way, if one was sent.
  private(set) var sentOTP: OTPResponse?
  private(set) var isLoading = false
  private(set) var isLoggedIn: Bool
  /// Settable, because the alert takes it back.
  var showError = false
  private(set) var errorMessage = ""

  var otpSent: Bool { sentOTP != nil }

  private let sendOTPUseCase: any SendOTPUseCaseProtocol
  private let validateOTPUseCase: any ValidateOTPUseCaseProtocol
  private let loginUseCase: any LoginUseCaseProtocol
  private let userSettings: any UserSettingsProtocol

  init(
    sendOTPUseCase: any SendOTPUseCaseProtocol, validateOTPUseCase: any ValidateOTPUseCaseProtocol,
    loginUseCase: any LoginUseCaseProtocol, userSettings: any UserSettingsProtocol
  ) {
    self.sendOTPUseCase = sendOTPUseCase
    self.validateOTPUseCase = validateOTPUseCase
    self.loginUseCase = loginUseCase
    self.userSettings = userSettings
    isLoggedIn = userSettings.token != nil
  }

  /// How long the user has to wait before another code can be sent; 0: not at all.
  func secondsUntilResend(at now: Date) -> Int {
    sentOTP?.secondsLeft(at: now) ?? 0
  }

  func sendOTP(phone: String) async {
    await load {
      self.sentOTP = try await self.sendOTPUseCase.execute(username: phone)
    }
  }

  func validateOTP(phone: String, code: String) async {
    await load {
      try await self.begin(try await self.validateOTPUseCase.execute(username: phone, code: code))
    }
  }

  func logIn(phone: String, password: String) async {
    await load {
      try await self.begin(try await self.loginUseCase.execute(username: phone, password: password))
    }
  }

  /// Keeps the session that a new password has brought.
  func begin(_ session: AuthSession) async throws {
    try await userSettings.save(token: session.token, refreshToken: session.refreshToken)
    isLoggedIn = true
    sentOTP = nil
  }

  func logOut() async {
    await load {
      try await self.userSettings.forgetToken()
      self.isLoggedIn = false
    }
  }

  /// A second tap, before the first is answered, asks for nothing.
  private func load(_ work: () async throws -> Void) async {
    guard !isLoading else { return }
    isLoading = true
    showError = false
    defer { isLoading = false }
    do {
      try await work()
    } catch {
      errorMessage = error.localizedDescription
      showError = true
    }
  }
}
