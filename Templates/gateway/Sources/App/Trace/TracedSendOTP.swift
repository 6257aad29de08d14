import StrataTerminal

struct TracedSendOTPUseCase: SendOTPUseCaseProtocol {
  let base: any SendOTPUseCaseProtocol
  let trace: TraceLogger

  func execute(username: String) async throws -> OTPResponse {
    try await trace.step(from: "LoginViewModel", to: "SendOTPUseCase.execute") {
      try await base.execute(username: username)
    }
  }
}

struct TracedSendOTPGateway: SendOTPGatewayProtocol {
  let base: any SendOTPGatewayProtocol
  let trace: TraceLogger

  func sendOTP(username: String) async throws(NetworkError) -> NetResSendOTP? {
    try await trace.step(from: "SendOTPUseCase", to: "SendOTPGateway.sendOTP") { () throws(NetworkError) in
      try await base.sendOTP(username: username)
    }
  }
}
