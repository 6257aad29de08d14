import Observation

@MainActor
@Observable
final class LoginViewModel {
  private(set) var otpSent = false
  private(set) var isLoading = false
  private(set) var isLoggedIn: Bool
  /// Settable, because the alert takes it back.
  var showError = false
  private(set) var errorMessage = ""

  private let sendOTPUseCase: any SendOTPUseCaseProtocol
  private let validateOTPUseCase: any ValidateOTPUseCaseProtocol
  private let userSettings: any UserSettingsProtocol

  init(
    sendOTPUseCase: any SendOTPUseCaseProtocol, validateOTPUseCase: any ValidateOTPUseCaseProtocol,
    userSettings: any UserSettingsProtocol
  ) {
    self.sendOTPUseCase = sendOTPUseCase
    self.validateOTPUseCase = validateOTPUseCase
    self.userSettings = userSettings
    isLoggedIn = userSettings.token != nil
  }

  func sendOTP(phone: String) async {
    await load {
      _ = try await self.sendOTPUseCase.execute(username: phone)
      self.otpSent = true
    }
  }

  func validateOTP(phone: String, code: String) async {
    await load {
      let session = try await self.validateOTPUseCase.execute(username: phone, code: code)
      try self.userSettings.save(token: session.token)
      self.isLoggedIn = true
    }
  }

  func logOut() async {
    await load {
      try self.userSettings.forgetToken()
      self.isLoggedIn = false
      self.otpSent = false
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
