import Testing

@testable import Users

/// What is stored may be observed before the request that changed it returns: the newer of the two stays on screen.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ObservedStateTests {
  private let repository = LateUserRepository()

  private func detail() -> UserDetailViewModel {
    UserDetailViewModel(
      userId: "1", getUserUseCase: GetUserUseCase(userRepository: repository),
      observeUserUseCase: ObserveUserUseCase(userRepository: repository),
      renameUserUseCase: RenameUserUseCase(userRepository: repository),
      discardUserChangesUseCase: DiscardUserChangesUseCase(userRepository: repository))
  }

  private func list() -> UserListViewModel {
    UserListViewModel(
      getUsersUseCase: GetUsersUseCase(userRepository: repository),
      observeUsersUseCase: ObserveUsersUseCase(userRepository: repository),
      refreshDataUseCase: RefreshDataUseCase(userRepository: repository, cacheRepository: FakeUserRepository()),
      sendUserChangesUseCase: SendUserChangesUseCase(userRepository: repository))
  }

  @Test func aRenameThatIsRefusedBeforeItReturnsIsShownAsRefused() async {
    let viewModel = detail()
    await viewModel.perform(.load)
    let observing = Task { await viewModel.perform(.observe) }
    let renaming = Task { await viewModel.perform(.rename("Anna")) }
    let refused = Samples.ada.with(.refused(name: "Anna", reason: "Taken."))
    await repository.waitForRequest()
    repository.show([Samples.ada.renamed("Anna").with(.pending(nil))])
    repository.show([refused])
    while viewModel.state.value != refused { await Task.yield() }
    repository.answer()
    await renaming.value
    #expect(viewModel.state.value == refused && !viewModel.state.isLoading)
    observing.cancel()
    await observing.value
  }

  /// Refused and dismissed, for instance: what is stored is as it was before.
  @Test func aRenameThatIsUndoneBeforeItReturnsDoesNotStayPending() async {
    let viewModel = detail()
    await viewModel.perform(.load)
    let observing = Task { await viewModel.perform(.observe) }
    let renaming = Task { await viewModel.perform(.rename("Anna")) }
    await repository.waitForRequest()
    for user in [Samples.ada.renamed("Anna").with(.pending(nil)), Samples.ada] {
      repository.show([user])
      while viewModel.state.value != user { await Task.yield() }
    }
    repository.answer()
    await renaming.value
    #expect(viewModel.state.value == Samples.ada && !viewModel.state.isLoading)
    observing.cancel()
    await observing.value
  }

  @Test func usersThatWereObservedWhileTheyWereFetchedStay() async {
    let viewModel = list()
    let observing = Task { await viewModel.observeUsers() }
    let loading = Task { await viewModel.loadUsers() }
    await repository.waitForRequest()
    let renamed = Samples.ada.renamed("Anna")
    repository.show([renamed])
    while viewModel.uiState.items != [renamed] { await Task.yield() }
    repository.answer()
    await loading.value
    #expect(viewModel.uiState == UserListUiState(items: [renamed]))
    observing.cancel()
    await observing.value
  }
}
