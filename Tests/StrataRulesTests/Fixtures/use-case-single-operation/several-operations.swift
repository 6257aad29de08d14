// style: gateway
// file: Sources/BusinessLogic/AuthUseCase.swift
protocol AuthUseCaseProtocol {  // ! use-case-single-operation AuthUseCaseProtocol
  func sendOTP(username: String) async -> OTPResponse?
  func validateOTP(code: String) async -> Bool  // ! use-case-single-operation AuthUseCaseProtocol
  func resetPassword(email: String) async -> Bool  // ! use-case-single-operation AuthUseCaseProtocol
}

// Judged at its protocol.
struct AuthUseCase: AuthUseCaseProtocol {  // ! use-case-single-operation AuthUseCaseProtocol
  func sendOTP(username: String) async -> OTPResponse? { nil }
  func validateOTP(code: String) async -> Bool { true }
  func resetPassword(email: String) async -> Bool { true }
}

struct OTPResponse {
  let sessionId: String
}

// file: Sources/BusinessLogic/AccountUseCase.swift
final class CloseAccountUseCase {  // ! use-case-single-operation CloseAccountUseCase
  func execute(id: String) async throws {}
  func reopen(id: String) async throws {}  // ! use-case-single-operation CloseAccountUseCase
}
