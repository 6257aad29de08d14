import StrataTesting
import Testing

@testable import Login

@Suite struct SendOTPUseCaseTests {
  @Test func theDTOBecomesADomainModel() async throws {
    let answers = Scripted<String, NetResSendOTP?>(answering: Samples.sentOTP)
    let useCase = SendOTPUseCase(gateway: MockSendOTPGateway(answers: answers))
    #expect(try await useCase.execute(username: Samples.phone) == Samples.otpResponse)
    #expect(answers.calls == [Samples.phone])
  }

  @Test(arguments: [
    "", "12345", "998901234567", "+0998901234567", "+99890123456789012", "+99890123456a", "+9989o1234567",
  ])
  func aNumberThatIsNoneIsRefusedWithoutARequest(phone: String) async {
    let answers = Scripted<String, NetResSendOTP?>(answering: Samples.sentOTP)
    let useCase = SendOTPUseCase(gateway: MockSendOTPGateway(answers: answers))
    await #expect(throws: AuthError.invalid(.invalidPhoneNumber)) { try await useCase.execute(username: phone) }
    #expect(answers.calls.isEmpty)
  }

  @Test func aFailureOfAGatewayBecomesOneOfTheBusiness() async {
    for (failure, message) in [
      (GatewayError.noConnection, "There is no connection to the server. Please try again."),
      (.unauthorized, "Your session has expired. Please log in again."),
      (.unexpected(description: "status 500"), "Something went wrong. Please try again."),
      (.refused(reason: "Not today."), "Not today."),
      (.refused(reason: nil), "The server refused the request without giving a reason."),
    ] {
      let useCase = SendOTPUseCase(gateway: MockSendOTPGateway(answers: Scripted(failing: failure)))
      let error = await #expect(throws: AuthError.self) { try await useCase.execute(username: Samples.phone) }
      #expect(error?.localizedDescription == message)
    }
  }

  @Test func anEmptyAnswerIsAnError() async {
    let useCase = SendOTPUseCase(gateway: MockSendOTPGateway(answers: Scripted(answering: nil)))
    let error = await #expect(throws: AuthError.self) { try await useCase.execute(username: Samples.phone) }
    guard case .unknown(GatewayError.noData)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
