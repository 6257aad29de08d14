import StrataPresentation
import StrataTesting
import Testing

@testable import Users

@MainActor
@Suite(.timeLimit(.minutes(10))) struct UserDetailViewModelTests {
  private func makeViewModel(_ repository: FakeUserRepository, id: String = "1") -> UserDetailViewModel {
    UserDetailViewModel(
      userId: id, getUserUseCase: GetUserUseCase(userRepository: repository),
      observeUserUseCase: ObserveUserUseCase(userRepository: repository),
      renameUserUseCase: RenameUserUseCase(userRepository: repository),
      discardUserChangesUseCase: DiscardUserChangesUseCase(userRepository: repository))
  }

  @Test func loadingShowsTheUser() async {
    let viewModel = makeViewModel(FakeUserRepository(Samples.all))
    await viewModel.perform(.load)
    #expect(viewModel.state.value == Samples.ada && viewModel.state.failure == nil)
  }

  @Test func renamingWorksAlsoBeforeTheUserIsLoaded() async {
    let repository = FakeUserRepository(Samples.all)
    let viewModel = makeViewModel(repository)
    await viewModel.perform(.rename("Ada King"))
    #expect(viewModel.state.value?.name == "Ada King")
    #expect(await repository.log == ["getUser 1", "renameUser Ada King"])
  }

  @Test func aRenameIsPendingUntilItIsSent() async throws {
    let repository = FakeUserRepository(Samples.all)
    let viewModel = makeViewModel(repository)
    await viewModel.perform(.load)
    await viewModel.perform(.rename("Ada King"))
    #expect(viewModel.state.value == Samples.ada.renamed("Ada King").with(.pending(nil)))
    let observing = Task { await viewModel.perform(.observe) }
    try await repository.sendChanges()
    while viewModel.state.value?.saveStatus != .saved { try await Task.sleep(for: .milliseconds(1)) }
    #expect(viewModel.state.value == Samples.ada.renamed("Ada King"))
    observing.cancel()
    await observing.value
  }

  @Test func aRenameThatFailsKeepsTheUserOnScreen() async {
    let viewModel = makeViewModel(FakeUserRepository(Samples.all))
    await viewModel.perform(.load)
    await viewModel.perform(.rename(" "))
    #expect(viewModel.state.value == Samples.ada)
    #expect(viewModel.state.failure?.localizedDescription == "Enter a name.")
  }

  @Test func aChangeCanBeDiscarded() async {
    let repository = FakeUserRepository([Samples.ada.with(.refused(name: "Eve", reason: nil))])
    let viewModel = makeViewModel(repository)
    await viewModel.perform(.load)
    await viewModel.perform(.discard)
    #expect(viewModel.state.value == Samples.ada && viewModel.state.failure == nil)
  }

  /// The user without the change is observed as soon as it is discarded: the message stays.
  @Test func whatDiscardingFailedWithIsNotHiddenByWhatIsObserved() async throws {
    let repository = FakeUserRepository([Samples.ada.with(.pending(nil))])
    let viewModel = makeViewModel(repository)
    await viewModel.perform(.load)
    await repository.fail(with: .changeMayHaveArrived)
    await viewModel.perform(.discard)
    await repository.fail(with: nil)
    let observing = Task { await viewModel.perform(.observe) }
    try await repository.sendChanges()
    while viewModel.state.value != Samples.ada { await Task.yield() }
    guard case .changeMayHaveArrived? = viewModel.state.failure else {
      return #expect(Bool(false), "\(viewModel.state)")
    }
    observing.cancel()
    await observing.value
  }

  @Test func whoLeavesTheScreenIsNotToldThatTheRequestWasCancelled() async {
    let viewModel = makeViewModel(FakeUserRepository(), id: "9")
    let leaving = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.perform(.load)
    }
    await leaving.value
    #expect(viewModel.state.failure == nil && !viewModel.state.isLoading)
  }

  @Test func aUserThatDoesNotExistIsSaidSo() async {
    let viewModel = makeViewModel(FakeUserRepository(), id: "9")
    await viewModel.perform(.load)
    #expect(viewModel.state.value == nil && viewModel.state.failure?.localizedDescription == "There is no entry 9.")
  }
}
