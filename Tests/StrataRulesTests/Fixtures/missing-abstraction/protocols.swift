// style: gateway
// file: Sources/BusinessLogic/LoginUseCase.swift
protocol LoginUseCaseProtocol {
  func execute() async throws
}

struct LoginUseCase: LoginUseCaseProtocol {
  func execute() async throws {}
}

// The conformance stands in an extension.
final class LogoutUseCase {
  func execute() async throws {}
}

extension LogoutUseCase: LoginUseCaseProtocol {}

// file: Sources/DataAccess/MockLoginGateway.swift
protocol LoginSending {
  func login() async throws
}

final class MockLoginGateway: LoginSending {
  func login() async throws {}
}
