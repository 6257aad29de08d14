// style: gateway
// file: Sources/BusinessLogic/ResetPasswordUseCase.swift
struct ResetPasswordUseCase {  // ! missing-abstraction ResetPasswordUseCase
  func execute(email: String) async throws {}
}

protocol LoginUseCaseProtocol {
  func execute() async throws
}

struct LoginUseCase: LoginUseCaseProtocol {
  func execute() async throws {}
}

// file: Sources/DataAccess/ResetPasswordGateway.swift
final class ResetPasswordGateway: Sendable {  // ! missing-abstraction ResetPasswordGateway
  func reset(email: String) async throws {}
}

// The protocol is declared in a package that is not read.
final class UploadGateway: UploadingGateway {
  func upload() async throws {}
}

class BaseGateway<Response> {
  func send() async throws -> Response? { nil }
}

enum GatewayNames {
  static let login = "login"
}
