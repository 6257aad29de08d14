import StrataTerminal

struct TracedValidateOTPUseCase: ValidateOTPUseCaseProtocol {
  let base: any ValidateOTPUseCaseProtocol
  let trace: TraceLogger

  func execute(username: String, code: String) async throws -> AuthSession {
    try await trace.step(from: "LoginViewModel", to: "ValidateOTPUseCase.execute") {
      try await base.execute(username: username, code: code)
    }
  }
}

struct TracedValidateOTPGateway: ValidateOTPGatewayProtocol {
  let base: any ValidateOTPGatewayProtocol
  let trace: TraceLogger

  func validateOTP(username: String, code: String) async throws(NetworkError) -> NetResValidate? {
    try await trace.step(from: "ValidateOTPUseCase", to: "ValidateOTPGateway.validateOTP") { () throws(NetworkError) in
      try await base.validateOTP(username: username, code: code)
    }
  }
}
