/// Grew by one operation a sprint.
protocol AuthUseCaseProtocol {
  func sendOTP(username: String) async throws -> OTPResponse?
  func validateOTP(code: String) async throws -> Bool
  func resetPassword(email: String) async throws -> Bool
}
