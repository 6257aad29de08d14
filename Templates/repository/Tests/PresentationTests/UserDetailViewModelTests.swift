import StrataPresentation
import StrataTesting
import Testing

@testable import Users

@MainActor
@Suite struct UserDetailViewModelTests {
  private func makeViewModel(_ repository: FakeUserRepository, id: String = "1") -> UserDetailViewModel {
    UserDetailViewModel(
      userId: id, getUserUseCase: GetUserUseCase(userRepository: repository),
      renameUserUseCase: RenameUserUseCase(userRepository: repository))
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
    #expect(await repository.log == ["getUser 1", "saveUser Ada King"])
  }

  @Test func aRenameThatFailsKeepsTheUserOnScreen() async {
    let viewModel = makeViewModel(FakeUserRepository(Samples.all))
    await viewModel.perform(.load)
    await viewModel.perform(.rename(" "))
    #expect(viewModel.state.value == Samples.ada)
    #expect(viewModel.state.failure?.localizedDescription == "A user needs a name.")
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
    #expect(viewModel.state.value == nil && viewModel.state.failure?.localizedDescription == "There is no user 9.")
  }
}
