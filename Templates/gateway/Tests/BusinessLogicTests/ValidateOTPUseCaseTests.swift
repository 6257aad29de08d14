import Foundation
import StrataTesting
import Testing

@testable import Login

@Suite struct ValidateOTPUseCaseTests {
  @Test func theDTOBecomesASession() async throws {
    let answers = Scripted<[String], NetResValidate?>(answering: Samples.validated)
    let useCase = ValidateOTPUseCase(gateway: MockValidateOTPGateway(answers: answers))
    #expect(try await useCase.execute(username: Samples.phone, code: "424242") == Samples.session)
    #expect(answers.calls == [[Samples.phone, "424242"]])
  }

  @Test func aSessionThatIsPrintedShowsNoToken() {
    var text = "\(Samples.session)"
    dump(Samples.session, to: &text)
    #expect(!text.contains(Samples.session.token) && !text.contains(Samples.session.refreshToken))
  }

  @Test(arguments: ["", "42424", "4242424", "42424x"])
  func aCodeThatIsNoneIsRefusedWithoutARequest(code: String) async {
    let answers = Scripted<[String], NetResValidate?>(answering: Samples.validated)
    let useCase = ValidateOTPUseCase(gateway: MockValidateOTPGateway(answers: answers))
    await #expect(throws: AuthError.invalid(.invalidCode)) {
      try await useCase.execute(username: Samples.phone, code: code)
    }
    await #expect(throws: AuthError.invalid(.invalidPhoneNumber)) {
      try await useCase.execute(username: "4", code: "424242")
    }
    #expect(answers.calls.isEmpty)
  }

  @Test(arguments: failures)
  func aFailureOfAGatewayBecomesOneOfTheBusiness(failure: any Error, message: String) async {
    let answers = Scripted<[String], NetResValidate?>(failing: failure)
    let useCase = ValidateOTPUseCase(gateway: MockValidateOTPGateway(answers: answers))
    let error = await #expect(throws: AuthError.self) {
      try await useCase.execute(username: Samples.phone, code: "424242")
    }
    #expect(error?.localizedDescription == message)
  }
}

private let failures: [(any Error, String)] = [
  (GatewayError.noConnection, "There is no connection to the server. Please try again."),
  (GatewayError.unconfirmed, "The server's answer was lost. Your code may be used up: please ask for a new one."),
  (GatewayError.unauthorized, "Your session has expired. Please log in again."),
  (GatewayError.refused(reason: "The code is wrong."), "The code is wrong."),
  (GatewayError.unexpected(description: "status 500"), "Something went wrong. Please try again."),
]
