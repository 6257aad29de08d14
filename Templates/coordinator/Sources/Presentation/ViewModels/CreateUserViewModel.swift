import Observation

@Observable
final class CreateUserViewModel: BaseViewModel {
  var name = ""
  var email = ""

  @ObservationIgnored private let createUserUseCase: any CreateUserUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any HomeNavigation)?

  init(createUserUseCase: any CreateUserUseCaseProtocol, coordinator: (any HomeNavigation)?) {
    self.createUserUseCase = createUserUseCase
    self.coordinator = coordinator
  }

  func createUser() async {
    await runOnce {
      let user = try await createUserUseCase.execute(name: name, email: email)
      await coordinator?.userWasCreated(user)
    }
  }
}
