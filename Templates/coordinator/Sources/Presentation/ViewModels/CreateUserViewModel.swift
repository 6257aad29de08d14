import Observation

@Observable
final class CreateUserViewModel: BaseViewModel {
  /// The same until its user is created, however often that is tried.
  var draft = UserDraft()

  @ObservationIgnored private let createUserUseCase: any CreateUserUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any HomeNavigation)?

  init(createUserUseCase: any CreateUserUseCaseProtocol, coordinator: (any HomeNavigation)?) {
    self.createUserUseCase = createUserUseCase
    self.coordinator = coordinator
  }

  func createUser() async {
    await runOnce { () throws(AppError) in
      let draft = draft
      _ = try await createUserUseCase.execute(draft)
      await coordinator?.userWasCreated(of: draft.id)
    }
  }
}
