import Foundation

@MainActor
final class LoginViewModel: ObservableObject {
  @Published var otpSent = false
  @Published var isLoading = false
  @Published var showError = false
  @Published var errorMessage = ""

  private let sendOTPUseCase: SendOTPUseCaseProtocol
  private let validateOTPUseCase: ValidateOTPUseCaseProtocol

  init(sendOTPUseCase: SendOTPUseCaseProtocol, validateOTPUseCase: ValidateOTPUseCaseProtocol) {
    self.sendOTPUseCase = sendOTPUseCase
    self.validateOTPUseCase = validateOTPUseCase
  }

  func sendOTP(phone: String) async {
    isLoading = true
    defer { isLoading = false }
    do {
      otpSent = try await sendOTPUseCase.execute(username: phone) != nil
    } catch {
      errorMessage = error.localizedDescription
      showError = true
    }
  }

  func validate(phone: String, code: String) async {
    isLoading = true
    defer { isLoading = false }
    do {
      let session = try await validateOTPUseCase.execute(username: phone, code: code)
      otpSent = session == nil
    } catch {
      errorMessage = error.localizedDescription
      showError = true
    }
  }
}
