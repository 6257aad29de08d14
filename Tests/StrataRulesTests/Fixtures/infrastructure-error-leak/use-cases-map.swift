// style: gateway
// rules: infrastructure-error-leak
// file: Sources/BusinessLogic/SendOTPUseCase.swift
struct SendOTPUseCase {
  let gateway: SendOTPGatewayProtocol

  func execute() async throws {
    do {
      try await gateway.sendOTP()
    } catch NetworkError.unauthorized {
      throw AuthError.sessionExpired
    } catch SendOTPFailure.blocked {
      throw AuthError.sessionExpired
    } catch is URLError {  // ! infrastructure-error-leak SendOTPUseCase -> URLError
      throw AuthError.sessionExpired
    }
  }
}

enum AuthError: Error {
  case sessionExpired
}

// file: Sources/Presentation/LoginViewModel.swift
final class LoginViewModel {
  func show(_ error: Error) {
    if error is SendOTPFailure { logout() }  // ! infrastructure-error-leak LoginViewModel -> SendOTPFailure
    if case NetworkError.unauthorized = error { logout() }  // ! infrastructure-error-leak LoginViewModel -> NetworkError
  }
}

// file: Sources/Infrastructure/NetworkLayer/NetworkError.swift
enum NetworkError: Error {
  case unauthorized
  case noData
}

// file: Sources/DataAccess/SendOTPGateway.swift
// Use cases use this layer, and map its errors.
enum SendOTPFailure: Error {
  case blocked
}

protocol SendOTPGatewayProtocol {
  func sendOTP() async throws
}
