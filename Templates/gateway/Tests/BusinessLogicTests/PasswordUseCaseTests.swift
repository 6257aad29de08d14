import StrataTesting
import Testing

@testable import Login

@Suite struct PasswordUseCaseTests {
  private let answers = Scripted<[String], NetResValidate?>(answering: Samples.validated)

  @Test func theDTOBecomesASession() async throws {
    let login = LoginUseCase(gateway: MockLoginGateway(answers: answers))
    #expect(try await login.execute(username: Samples.phone, password: Samples.password) == Samples.session)
    let reset = ResetPasswordUseCase(gateway: MockResetPasswordGateway(answers: answers))
    let session = try await reset.execute(username: Samples.phone, code: "424242", password: Samples.password)
    #expect(session == Samples.session)
    #expect(answers.calls == [[Samples.phone, Samples.password], [Samples.phone, "424242", Samples.password]])
  }

  @Test(arguments: ["", "1234567", String(repeating: "x", count: 101)])
  func aPasswordThatIsNoneIsRefusedWithoutARequest(password: String) async {
    let login = LoginUseCase(gateway: MockLoginGateway(answers: answers))
    let reset = ResetPasswordUseCase(gateway: MockResetPasswordGateway(answers: answers))
    await #expect(throws: AuthError.invalid(.invalidPassword)) {
      try await login.execute(username: Samples.phone, password: password)
    }
    await #expect(throws: AuthError.invalid(.invalidPassword)) {
      try await reset.execute(username: Samples.phone, code: "424242", password: password)
    }
    await #expect(throws: AuthError.invalid(.invalidCode)) {
      try await reset.execute(username: Samples.phone, code: "", password: password)
    }
    for call in [{ try await login.execute(username: "4", password: password) }] + [
      { try await reset.execute(username: "4", code: "424242", password: password) }
    ] {
      await #expect(throws: AuthError.invalid(.invalidPhoneNumber)) { try await call() }
    }
    #expect(answers.calls.isEmpty)
  }

  /// Whether the password is set is unknown. Signing in with one changes nothing, and may be tried again.
  @Test func aLostAnswerToANewPasswordMayHaveSetIt() async {
    answers.replace(with: .failure(GatewayError.unconfirmed))
    let reset = ResetPasswordUseCase(gateway: MockResetPasswordGateway(answers: answers))
    await #expect(throws: AuthError.passwordMayBeSet) {
      try await reset.execute(username: Samples.phone, code: "424242", password: Samples.password)
    }
  }

  @Test func anEmptyAnswerAndARefusalAreErrorsOfTheBusiness() async {
    for (answer, message) in [
      (Result<NetResValidate?, any Error>.success(nil), "Something went wrong. Please try again."),
      (.failure(GatewayError.refused(reason: "Not you.")), "Not you."),
      (.failure(GatewayError.noConnection), "There is no connection to the server. Please try again."),
    ] {
      answers.replace(with: answer)
      let login = LoginUseCase(gateway: MockLoginGateway(answers: answers))
      let reset = ResetPasswordUseCase(gateway: MockResetPasswordGateway(answers: answers))
      let first = await #expect(throws: AuthError.self) {
        try await login.execute(username: Samples.phone, password: Samples.password)
      }
      let second = await #expect(throws: AuthError.self) {
        try await reset.execute(username: Samples.phone, code: "424242", password: Samples.password)
      }
      #expect(first?.localizedDescription == message && second?.localizedDescription == message)
    }
  }
}
