import StrataTesting
import Testing

@testable import Login

@MainActor
@Suite struct ResetPasswordViewModelTests {
  private final class SignedIn { var session: AuthSession? }

  private let sent = Scripted<String, OTPResponse>(answering: Samples.otpResponse)
  private let reset = Scripted<[String], AuthSession>(answering: Samples.session)
  private let signedIn = SignedIn()

  private func makeViewModel() -> ResetPasswordViewModel {
    ResetPasswordViewModel(
      sendOTPUseCase: MockSendOTPUseCase(answers: sent),
      resetPasswordUseCase: MockResetPasswordUseCase(answers: reset),
      shownSession: { UserSession(number: 3, state: .signedOut) }
    ) { [signedIn] session, phone, before in
      #expect(phone == Samples.phone && before.number == 3)
      signedIn.session = session
    }
  }

  @Test func aCodeIsSentAndCountedDown() async {
    let viewModel = makeViewModel()
    #expect(!viewModel.otpSent && viewModel.secondsUntilResend(to: Samples.phone, at: Samples.expiresAt) == 0)
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(viewModel.otpSent && !viewModel.isLoading && sent.calls == [Samples.phone])
    for phone in [Samples.phone, "+998 90 123 45 67"] {
      #expect(viewModel.secondsUntilResend(to: phone, at: Samples.expiresAt.addingTimeInterval(-60)) == 60)
    }
  }

  @Test func theNewPasswordSignsIn() async throws {
    let viewModel = makeViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    let states = StateRecorder { [viewModel.isLoading, viewModel.isDone] }
    await viewModel.resetPassword(phone: Samples.phone, code: "424242", password: Samples.password)
    #expect(try states.receive() == [true, false])
    #expect(states.receiveAll().last == [false, true])
    #expect(signedIn.session == Samples.session && !viewModel.otpSent)
    #expect(reset.calls == [[Samples.phone, "424242", Samples.password]])
  }

  @Test func aPasswordWhoseAnswerWasLostMayBeSet() async {
    reset.replace(with: .failure(AuthError.passwordMayBeSet))
    let (viewModel, now) = (makeViewModel(), Samples.expiresAt.addingTimeInterval(-60))
    await viewModel.sendOTP(phone: Samples.phone)
    await viewModel.resetPassword(phone: Samples.phone, code: "424242", password: Samples.password)
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: now) == 0 && viewModel.otpSent && !viewModel.isDone)
    #expect(
      viewModel.errorMessage
        == "The server's answer was lost. Your new password may be set: log in with it, or ask for a new code.")
  }

  @Test func aFailureIsShownUntilTheNextTry() async {
    reset.replace(with: .failure(AuthError.noConnection), .success(Samples.session))
    let viewModel = makeViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    await viewModel.resetPassword(phone: Samples.phone, code: "424242", password: Samples.password)
    #expect(viewModel.showError && viewModel.otpSent && !viewModel.isDone && signedIn.session == nil)
    #expect(viewModel.errorMessage == "There is no connection to the server. Please try again.")
    await viewModel.resetPassword(phone: Samples.phone, code: "424242", password: Samples.password)
    #expect(!viewModel.showError && viewModel.isDone)
  }
}
