import StrataTesting
import Testing

@testable import Login

@Suite struct GetProfileUseCaseTests {
  @Test func theDTOBecomesAProfile() async throws {
    let useCase = GetProfileUseCase(gateway: MockGetProfileGateway(answers: Scripted(answering: Samples.profileDTO)))
    #expect(try await useCase.execute() == Samples.profile)
    #expect(Samples.profile.displayName == "Ada")
    #expect(Profile(id: "u1", phone: Samples.phone, name: "", avatarPath: nil).displayName == Samples.phone)
  }

  @Test func aSessionThatIsOverIsAnErrorOfTheBusiness() async {
    let over = GatewayError.unauthorized
    let useCase = GetProfileUseCase(gateway: MockGetProfileGateway(answers: Scripted(failing: over)))
    let error = await #expect(throws: AuthError.self) { try await useCase.execute() }
    guard case .sessionExpired? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
