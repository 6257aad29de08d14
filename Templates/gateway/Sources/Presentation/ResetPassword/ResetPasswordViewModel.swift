import Foundation
import Observation

/// Sets a new password with a code that is sent to the phone.
@MainActor
@Observable
final class ResetPasswordViewModel {
  /// The code that is on its way, if one was sent.
  private(set) var sentOTP: OTPResponse?
  /// The codes by the phone that each was sent to, however it is written: who has mistyped a phone may send one to the
  /// right phone at once.
  private var sentOTPs: [String: OTPResponse] = [:]
  private(set) var isLoading = false
  private(set) var isDone = false
  /// Settable, because the alert resets it.
  var showError = false
  private(set) var errorMessage = ""

  var otpSent: Bool { sentOTP != nil }

  private let sendOTPUseCase: any SendOTPUseCaseProtocol
  private let resetPasswordUseCase: any ResetPasswordUseCaseProtocol
  private let shownSession: @MainActor () -> UserSession
  private let onReset: @MainActor (AuthSession, _ phone: String, _ before: UserSession) async -> Void

  /// - Parameters:
  ///   - shownSession: the session that the window shows.
  ///   - onReset: signs the user in, after the session that the window showed when the password was sent; the
  ///     password is set, whatever comes of that.
  init(
    sendOTPUseCase: any SendOTPUseCaseProtocol, resetPasswordUseCase: any ResetPasswordUseCaseProtocol,
    shownSession: @escaping @MainActor () -> UserSession,
    onReset: @escaping @MainActor (AuthSession, _ phone: String, _ before: UserSession) async -> Void
  ) {
    self.sendOTPUseCase = sendOTPUseCase
    self.resetPasswordUseCase = resetPasswordUseCase
    self.shownSession = shownSession
    self.onReset = onReset
  }

  /// How long the user has to wait before another code can be sent to a phone; 0: not at all.
  func secondsUntilResend(to phone: String, at now: Date) -> Int {
    sentOTPs[phone.plainPhoneNumber]?.secondsLeft(at: now) ?? 0
  }

  func sendOTP(phone: String) async {
    await load { () throws(AuthError) in
      let sent = try await sendOTPUseCase.execute(username: phone)
      sentOTPs[phone.plainPhoneNumber] = sent
      sentOTP = sent
    }
  }

  func resetPassword(phone: String, code: String, password: String) async {
    await load { () throws(AuthError) in
      let before = shownSession()
      let session: AuthSession
      do throws(AuthError) {
        session = try await resetPasswordUseCase.execute(username: phone, code: code, password: password)
      } catch {
        // Nothing is left to wait for.
        if error.mayHaveUsedCode { sentOTPs[phone.plainPhoneNumber] = nil }
        throw error
      }
      sentOTP = nil
      sentOTPs = [:]
      await onReset(session, phone, before)
      isDone = true
    }
  }

  /// Does nothing while another request is on its way: a second tap sends no second request.
  private func load(_ work: () async throws(AuthError) -> Void) async {
    guard !isLoading else { return }
    isLoading = true
    showError = false
    defer { isLoading = false }
    do throws(AuthError) {
      try await work()
    } catch {
      errorMessage = error.localizedDescription
      showError = true
    }
  }
}
