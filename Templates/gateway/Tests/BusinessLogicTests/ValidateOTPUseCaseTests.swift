import Foundation
import StrataNetwork
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
    #expect(!text.contains(Samples.session.token))
  }

  @Test(arguments: ["", "42424", "4242424", "42424x"])
  func aCodeThatIsNoneIsRefusedBeforeAnybodyIsAsked(code: String) async {
    let answers = Scripted<[String], NetResValidate?>(answering: Samples.validated)
    let useCase = ValidateOTPUseCase(gateway: MockValidateOTPGateway(answers: answers))
    await #expect(throws: ValidationError.invalidCode) {
      try await useCase.execute(username: Samples.phone, code: code)
    }
    await #expect(throws: ValidationError.invalidPhoneNumber) {
      try await useCase.execute(username: "4", code: "424242")
    }
    #expect(answers.calls.isEmpty)
  }

  @Test(arguments: failures)
  func aFailureOfTheNetworkBecomesOneOfTheBusiness(failure: any Error, message: String) async {
    let answers = Scripted<[String], NetResValidate?>(failing: failure)
    let useCase = ValidateOTPUseCase(gateway: MockValidateOTPGateway(answers: answers))
    let error = await #expect(throws: AuthError.self) {
      try await useCase.execute(username: Samples.phone, code: "424242")
    }
    #expect(error?.localizedDescription == message)
  }
}

private let failures: [(any Error, String)] = [
  (NetworkError.timeout, "There is no connection to the server. Please try again."),
  (NetworkError.unauthorized(.noCredential), "Your session has expired. Please sign in again."),
  (
    NetworkError.status(
      HTTPResponse(status: 400, body: Data(#"{"error": "wrong_code", "message": "The code is wrong."}"#.utf8))),
    "The code is wrong."
  ),
  (NetworkError.status(HTTPResponse(status: 500)), "The server answered with status 500."),
]
