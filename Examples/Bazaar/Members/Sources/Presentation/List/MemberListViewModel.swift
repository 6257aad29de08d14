import Combine

@MainActor
final class MemberListViewModel: ObservableObject {
  @Published private(set) var uiState = MemberListUiState()
  private let getMembersUseCase: GetMembersUseCase

  init(getMembersUseCase: GetMembersUseCase) {
    self.getMembersUseCase = getMembersUseCase
  }

  func load() async {
    uiState.isLoading = true
    do {
      uiState = MemberListUiState(items: try await getMembersUseCase.execute())
    } catch {
      uiState = MemberListUiState(errorMessage: error.localizedDescription)
    }
  }
}
