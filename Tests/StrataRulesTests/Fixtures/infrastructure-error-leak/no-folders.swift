// style: gateway
// rules: infrastructure-error-leak, dependency-rule, forbidden-import
// file: LoginViewModel.swift
final class LoginViewModel {
  func show(_ error: Error) -> String {
    if error is NetworkError { return "offline" }  // ! infrastructure-error-leak LoginViewModel -> NetworkError
    return ""
  }
}
// file: SendCodeUseCase.swift
protocol SendCodeUseCaseProtocol { func execute() async throws -> Code }

struct SendCodeUseCase: SendCodeUseCaseProtocol {
  func execute() async throws -> Code { throw NetworkError.noData }
}
// file: Code.swift
import UIKit  // ! forbidden-import Code -> UIKit

struct Code {}
enum CodeError: Error { case wrong, late }
// file: HTTPClient.swift
enum NetworkError: Error { case noData, timeout }

struct HTTPClient {
  func send(_ endpoint: LoginEndpoint) async throws {}
}
// file: LoginEndpoint.swift
enum LoginEndpoint { case code }
