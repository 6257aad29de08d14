import StrataTesting
import Testing

@testable import Login

@MainActor
@Suite struct HomeViewModelTests {
  private final class Session { var isOver = false }

  private let profiles = Scripted<Void, Profile>(answering: Samples.profile)
  private let session = Session()

  private func makeViewModel() -> HomeViewModel {
    HomeViewModel(getProfileUseCase: MockGetProfileUseCase(answers: profiles)) { [session] in session.isOver = true }
  }

  @Test func theProfileIsShown() async {
    let viewModel = makeViewModel()
    await viewModel.loadProfile()
    #expect(viewModel.profile == Samples.profile && viewModel.errorMessage == nil && !viewModel.isLoading)
  }

  @Test func theLastProfileStaysBesideAnError() async {
    let viewModel = makeViewModel()
    await viewModel.loadProfile()
    profiles.replace(with: .failure(AuthError.noConnection))
    await viewModel.loadProfile()
    #expect(viewModel.profile == Samples.profile && !session.isOver)
    #expect(viewModel.errorMessage == "There is no connection to the server. Please try again.")
  }

  @Test func aSessionThatIsOverSignsOut() async {
    let viewModel = makeViewModel()
    profiles.replace(with: .failure(AuthError.sessionExpired))
    await viewModel.loadProfile()
    #expect(viewModel.profile == nil && session.isOver)
  }

  @Test func aRequestThatWasCancelledIsNoError() async {
    let viewModel = makeViewModel()
    profiles.replace(with: .failure(AuthError.noConnection))
    let leaving = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.loadProfile()
    }
    await leaving.value
    #expect(viewModel.errorMessage == nil)
  }
}
