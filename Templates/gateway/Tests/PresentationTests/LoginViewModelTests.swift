import StrataStorage
import StrataTesting
import Testing

@testable import Login

@MainActor
@Suite struct LoginViewModelTests {
  private let sent = Scripted<String, OTPResponse>(answering: Samples.otpResponse)
  private let validated = Scripted<[String], AuthSession>(answering: Samples.session)
  private let loggedIn = Scripted<[String], AuthSession>(answering: Samples.session)
  private let stored = Scripted<Void, SignInSettings>(answering: SignInSettings(phone: Samples.phone))
  private let remembered = Scripted<String, Void>(answering: ())
  private let storage = InMemoryStorage()
  private let settings: UserSettings

  init() { settings = UserSettings.sample(storage) }

  private func makeViewModel() -> LoginViewModel {
    LoginViewModel(
      sendOTPUseCase: MockSendOTPUseCase(answers: sent), validateOTPUseCase: MockValidateOTPUseCase(answers: validated),
      loginUseCase: MockLoginUseCase(answers: loggedIn), getSettingsUseCase: MockGetSettingsUseCase(answers: stored),
      rememberPhoneUseCase: MockRememberPhoneUseCase(answers: remembered), userSettings: settings)
  }

  @Test func sendingACodeLoadsAndAsksForTheCode() async throws {
    let viewModel = makeViewModel()
    let states = StateRecorder { [viewModel.isLoading, viewModel.otpSent] }
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(try states.receive() == [true, false])
    #expect(states.receiveAll().last == [false, true])
    #expect(sent.calls == [Samples.phone])
  }

  @Test func theRightCodeSignsInAndIsRemembered() async {
    let viewModel = makeViewModel()
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    #expect(viewModel.isLoggedIn && !viewModel.isLoading && !viewModel.showError)
    #expect(storage.token == "t0ken")
    #expect(makeViewModel().isLoggedIn)
  }

  @Test func thePasswordSignsInToo() async {
    loggedIn.replace(
      with: .failure(AuthError.refused(reason: "The phone or the password is wrong.")), .success(Samples.session))
    let viewModel = makeViewModel()
    await viewModel.logIn(phone: Samples.phone, password: "wrong horse")
    #expect(!viewModel.isLoggedIn && viewModel.errorMessage == "The phone or the password is wrong.")
    await viewModel.logIn(phone: Samples.phone, password: Samples.password)
    #expect(viewModel.isLoggedIn && !viewModel.showError && storage.token == "t0ken")
    #expect(loggedIn.calls.last == [Samples.phone, Samples.password])
  }

  @Test func aFailureIsShownUntilTheNextTry() async {
    sent.replace(with: .failure(AuthError.noConnection), .success(Samples.otpResponse))
    let viewModel = makeViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(viewModel.showError && !viewModel.otpSent && !viewModel.isLoading)
    #expect(viewModel.errorMessage == "There is no connection to the server. Please try again.")
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(!viewModel.showError && viewModel.otpSent)
  }

  @Test func aSecondTapSendsNoSecondCode() async {
    let (gate, open) = AsyncStream<Never>.makeStream()
    let viewModel = LoginViewModel(
      sendOTPUseCase: HeldSendOTPUseCase(answers: sent, gate: gate),
      validateOTPUseCase: MockValidateOTPUseCase(answers: validated),
      loginUseCase: MockLoginUseCase(answers: loggedIn), getSettingsUseCase: MockGetSettingsUseCase(answers: stored),
      rememberPhoneUseCase: MockRememberPhoneUseCase(answers: remembered), userSettings: settings)
    let first = Task { await viewModel.sendOTP(phone: Samples.phone) }
    while !viewModel.isLoading { await Task.yield() }
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(!viewModel.otpSent)
    open.finish()
    await first.value
    #expect(viewModel.otpSent && sent.calls.count == 1)
  }

  @Test func anotherCodeCanBeSentWhenTheLastOneIsOver() async {
    let viewModel = makeViewModel()
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: Samples.expiresAt.addingTimeInterval(-60)) == 0)
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: Samples.expiresAt.addingTimeInterval(-60)) == 60)
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: Samples.expiresAt.addingTimeInterval(-0.5)) == 1)
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: Samples.expiresAt) == 0)
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    #expect(!viewModel.otpSent)
  }

  /// Each phone has its own countdown: a mistyped one does not keep the user from the right one.
  @Test func theCountdownBelongsToThePhoneOfTheCode() async {
    let (viewModel, now) = (makeViewModel(), Samples.expiresAt.addingTimeInterval(-60))
    await viewModel.sendOTP(phone: Samples.otherPhone)
    #expect(viewModel.secondsUntilResend(to: Samples.otherPhone, at: now) == 60)
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: now) == 0)
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: now) == 60)
    #expect(viewModel.secondsUntilResend(to: Samples.otherPhone, at: now) == 60)
    // The same phone, written otherwise.
    #expect(viewModel.secondsUntilResend(to: "+998 (90) 123-45-67", at: now) == 60)
  }

  @Test func aCodeWhoseAnswerWasLostIsAskedForAnew() async {
    let (viewModel, now) = (makeViewModel(), Samples.expiresAt.addingTimeInterval(-60))
    validated.replace(
      with: .failure(AuthError.refused(reason: "The code is wrong.")), .failure(AuthError.codeMayBeUsed))
    await viewModel.sendOTP(phone: Samples.phone)
    await viewModel.validateOTP(phone: Samples.phone, code: "111111")
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: now) == 60)
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    #expect(viewModel.secondsUntilResend(to: Samples.phone, at: now) == 0 && viewModel.otpSent)
    #expect(
      viewModel.errorMessage == "The server's answer was lost. Your code may be used up: please ask for a new one.")
  }

  @Test func thePhoneThatSignedInLastIsFound() async {
    let viewModel = makeViewModel()
    await viewModel.loadPhone()
    #expect(viewModel.rememberedPhone == Samples.phone && !viewModel.showError)
    stored.replace(with: .failure(SettingsError.unavailable(AuthError.noConnection)))
    await viewModel.loadPhone()
    #expect(viewModel.showError && viewModel.errorMessage == "Your settings cannot be read or saved.")
  }

  @Test func theUserStaysSignedInWhereThePhoneCannotBeStored() async {
    let viewModel = makeViewModel()
    await viewModel.logIn(phone: Samples.phone, password: Samples.password)
    #expect(remembered.calls == [Samples.phone])
    remembered.replace(with: .failure(SettingsError.unavailable(AuthError.noConnection)))
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    #expect(viewModel.isLoggedIn && viewModel.showError)
  }

  @Test func aPasswordThatWasResetIsSetEvenWhereThePhoneCannotBeStored() async {
    remembered.replace(with: .failure(SettingsError.unavailable(AuthError.noConnection)))
    let login = makeViewModel()
    let reset = ResetPasswordViewModel(
      sendOTPUseCase: MockSendOTPUseCase(answers: sent),
      resetPasswordUseCase: MockResetPasswordUseCase(answers: validated), shownSession: { login.session }
    ) { await login.begin($0, phone: $1, after: $2) }
    await reset.resetPassword(phone: Samples.phone, code: "424242", password: Samples.password)
    #expect(reset.isDone && !reset.showError && login.isLoggedIn)
    #expect(login.errorMessage == "Your settings cannot be read or saved.")
  }

  @Test func loggingOutForgetsTheToken() async {
    let viewModel = makeViewModel()
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    await viewModel.logOut()
    #expect(!viewModel.isLoggedIn && !viewModel.otpSent && storage.token == nil)
  }
}
