import StrataTesting
import Testing

@testable import Login

/// Phone numbers and codes as people, address books and keyboards of other scripts write them.
@Suite struct TypedNumberTests {
  static let phones = [
    "+998 90 123-45-67", "+998 (90) 123.45.67", "\u{202A}+998\u{00A0}90\u{00A0}1234567\u{202C}",
    "+\u{0669}\u{0669}\u{0668}901234567", " +998901234567\n",
  ]

  @Test(arguments: phones) func aCodeIsSentToTheNumberThatWasMeant(phone: String) async throws {
    let answers = Scripted<String, NetResSendOTP?>(answering: Samples.sentOTP)
    _ = try await SendOTPUseCase(gateway: MockSendOTPGateway(answers: answers)).execute(username: phone)
    #expect(answers.calls == ["+998901234567"])
  }

  @Test(arguments: phones) func aNumberSignsIn(phone: String) async throws {
    let answers = Scripted<[String], NetResValidate?>(answering: Samples.validated)
    _ = try await ValidateOTPUseCase(gateway: MockValidateOTPGateway(answers: answers)).execute(
      username: phone, code: "\u{06F1}23 456")
    #expect(answers.calls == [["+998901234567", "123456"]])
    let passwords = Scripted<[String], NetResValidate?>(answering: Samples.validated)
    _ = try await LoginUseCase(gateway: MockLoginGateway(answers: passwords)).execute(
      username: phone, password: " 12345678 ")
    // A password is what it is.
    #expect(passwords.calls == [["+998901234567", " 12345678 "]])
    let resets = Scripted<[String], NetResValidate?>(answering: Samples.validated)
    _ = try await ResetPasswordUseCase(gateway: MockResetPasswordGateway(answers: resets)).execute(
      username: phone, code: "424242 ", password: "12345678")
    #expect(resets.calls == [["+998901234567", "424242", "12345678"]])
  }
}
