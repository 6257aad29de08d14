// style: gateway
// rules: property-injection
// file: Sources/Presentation/LoginViewModel.swift
protocol LoginUseCaseProtocol {}

final class LoginViewModel {
  private let login: LoginUseCaseProtocol

  init(login: LoginUseCaseProtocol) {
    self.login = login
  }
}
