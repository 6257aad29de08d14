// style: gateway
// rules: concrete-dependency, direct-instantiation
// file: Sources/BusinessLogic/LoginUseCase.swift
protocol LoginUseCaseProtocol {
  func execute() async -> Bool
}

struct LoginUseCase: LoginUseCaseProtocol {
  private let gateway: LoginGatewayProtocol

  init(gateway: LoginGatewayProtocol = LoginGateway()) {
    self.gateway = gateway
  }

  func execute() async -> Bool { await gateway.login() }
}

// file: Sources/DataAccess/LoginGateway.swift
protocol LoginGatewayProtocol {
  func login() async -> Bool
}

struct LoginGateway: LoginGatewayProtocol {
  func login() async -> Bool { true }
}

// No protocol exists: another rule's matter.
struct LogoutGateway {
  func logout() async {}
}

// file: Sources/Presentation/LoginViewModel.swift
final class LoginViewModel {
  let useCase = LoginUseCase()  // ! direct-instantiation LoginViewModel -> LoginUseCase
}

final class SignInViewModel {
  private let useCase: LoginUseCase  // ! concrete-dependency SignInViewModel -> LoginUseCase

  init(useCase: LoginUseCase) {  // ! concrete-dependency SignInViewModel -> LoginUseCase
    self.useCase = useCase
  }
}

final class WelcomeViewModel {
  private let run: () async -> Bool

  init(useCase: LoginUseCase) {  // ! concrete-dependency WelcomeViewModel -> LoginUseCase
    run = useCase.execute
  }
}

final class GoodViewModel {
  private let useCase: LoginUseCaseProtocol
  private let logout: LogoutGateway
  private let retry: any LoginUseCaseProtocol = LoginUseCase()  // ! direct-instantiation GoodViewModel -> LoginUseCase

  init(useCase: LoginUseCaseProtocol, logout: LogoutGateway) {
    self.useCase = useCase
    self.logout = logout
  }
}

struct LoginView {
  let viewModel: GoodViewModel
}

// file: Sources/App/DependencyContainer.swift
final class DependencyContainer {
  let loginUseCase = LoginUseCase()
}

@main
struct LoginApp {
  static func main() async { _ = await DependencyContainer().loginUseCase.execute() }
}
