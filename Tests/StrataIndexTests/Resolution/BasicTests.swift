import Testing

@testable import StrataIndex

@Suite struct BasicResolution {
  @Test func loginFlow() {
    let graph = graph(
      """
      struct OTPResponse { let sessionId: String }
      protocol SendOTPUseCaseProtocol { func execute(username: String) async throws -> OTPResponse? }
      protocol SendOTPGatewayProtocol { func sendOTP(username: String) async throws -> NetResSendOTP? }
      struct NetResSendOTP: Codable { let sessionId: String }
      struct SendOTPGateway: SendOTPGatewayProtocol {
        func sendOTP(username: String) async throws -> NetResSendOTP? { nil }
      }
      struct SendOTPUseCase: SendOTPUseCaseProtocol {
        private let gateway: SendOTPGatewayProtocol
        init(gateway: SendOTPGatewayProtocol) { self.gateway = gateway }
        func execute(username: String) async throws -> OTPResponse? {
          guard let response = try await gateway.sendOTP(username: username) else { return nil }
          return OTPResponse(sessionId: response.sessionId)
        }
      }
      class LoginViewModel {
        let useCase: SendOTPUseCaseProtocol
        init(useCase: SendOTPUseCaseProtocol = SendOTPUseCase(gateway: SendOTPGateway())) { self.useCase = useCase }
        func send(phone: String) async throws {
          let result = try await useCase.execute(username: phone)
          print(result?.sessionId)
        }
      }
      """)
    #expect(
      graph.edges() == [
        "SendOTPUseCaseProtocol returns OTPResponse",
        "SendOTPGatewayProtocol returns NetResSendOTP",
        "SendOTPGateway inherits SendOTPGatewayProtocol",
        "SendOTPGateway returns NetResSendOTP",
        "SendOTPUseCase inherits SendOTPUseCaseProtocol",
        "SendOTPUseCase stores SendOTPGatewayProtocol",
        "SendOTPUseCase takes SendOTPGatewayProtocol [init]",
        "SendOTPUseCase returns OTPResponse",
        "SendOTPUseCase calls SendOTPGatewayProtocol.sendOTP",
        "SendOTPUseCase creates OTPResponse",
        "SendOTPUseCase calls NetResSendOTP.sessionId",
        "LoginViewModel stores SendOTPUseCaseProtocol",
        "LoginViewModel takes SendOTPUseCaseProtocol [init]",
        "LoginViewModel creates SendOTPUseCase [default]",
        "LoginViewModel creates SendOTPGateway [default nestedCreation]",
        "LoginViewModel calls SendOTPUseCaseProtocol.execute",
        "LoginViewModel calls OTPResponse.sessionId",
      ])
    #expect(graph.gapNames == [])
  }
}
