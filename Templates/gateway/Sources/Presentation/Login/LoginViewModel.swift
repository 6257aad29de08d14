import Foundation
import Observation

@MainActor
@Observable
final class LoginViewModel {
  /// The code that is on its way, if one was sent.
  private(set) var sentOTP: OTPResponse?
  private(set) var isLoading = false
  private(set) var isLoggedIn: Bool
  /// The phone that signed in last; empty where none is kept.
  private(set) var rememberedPhone = ""
  /// Settable, because the alert takes it back.
  var showError = false
  private(set) var errorMessage = ""

  var otpSent: Bool { sentOTP != nil }

  private let sendOTPUseCase: any SendOTPUseCaseProtocol
  private let validateOTPUseCase: any ValidateOTPUseCaseProtocol
  private let loginUseCase: any LoginUseCaseProtocol
  private let getSettingsUseCase: any GetSettingsUseCaseProtocol
  private let rememberPhoneUseCase: any RememberPhoneUseCaseProtocol
  private let userSettings: any UserSettingsProtocol

  init(
    sendOTPUseCase: any SendOTPUseCaseProtocol, validateOTPUseCase: any ValidateOTPUseCaseProtocol,
    loginUseCase: any LoginUseCaseProtocol, getSettingsUseCase: any GetSettingsUseCaseProtocol,
    rememberPhoneUseCase: any RememberPhoneUseCaseProtocol, userSettings: any UserSettingsProtocol
  ) {
    self.sendOTPUseCase = sendOTPUseCase
    self.validateOTPUseCase = validateOTPUseCase
    self.loginUseCase = loginUseCase
    self.getSettingsUseCase = getSettingsUseCase
    self.rememberPhoneUseCase = rememberPhoneUseCase
    self.userSettings = userSettings
    isLoggedIn = userSettings.token != nil
  }

  /// How long the user has to wait before another code can be sent; 0: not at all.
  func secondsUntilResend(at now: Date) -> Int {
    sentOTP?.secondsLeft(at: now) ?? 0
  }

  /// Finds the phone that signed in last.
  func loadPhone() async {
    do {
      rememberedPhone = try await getSettingsUseCase.execute().phone
    } catch  where Task.isCancelled {
      // Nobody looks at the form any more.
    } catch {
      show(error)
    }
  }

  func sendOTP(phone: String) async {
    await load {
      self.sentOTP = try await self.sendOTPUseCase.execute(username: phone)
    }
  }

  func validateOTP(phone: String, code: String) async {
    await load {
      let session = try await self.validateOTPUseCase.execute(username: phone, code: code)
      try await self.begin(session, phone: phone)
    }
  }

  func logIn(phone: String, password: String) async {
    await load {
      let session = try await self.loginUseCase.execute(username: phone, password: password)
      try await self.begin(session, phone: phone)
    }
  }

  /// Keeps a session and, if the user wants that, whose it is.
  func begin(_ session: AuthSession, phone: String) async throws {
    try await userSettings.save(token: session.token, refreshToken: session.refreshToken)
    isLoggedIn = true
    sentOTP = nil
    try await rememberPhoneUseCase.execute(phone: phone)
  }

  func logOut() async {
    await load {
      try await self.userSettings.forgetToken()
      self.isLoggedIn = false
    }
    await loadPhone()
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
      show(error)
    }
  }

  private func show(_ error: any Error) {
    errorMessage = error.localizedDescription
    showError = true
  }
}
