import UIKit

final class MemberDetailViewModel: ObservableObject {
  @Published var uiState = MemberDetailUiState()
  @Published var dto: MemberDto?
  private let remoteDataSource: MemberRemoteDataSource
  private let badges: BadgeRepository
  private let haptics = UIImpactFeedbackGenerator()

  init(badges: BadgeRepository = BadgeRepositoryImpl()) {
    self.badges = badges
    self.remoteDataSource = MemberRemoteDataSource.shared
  }

  func load(id: String) async {
    do {
      dto = try await remoteDataSource.member(id: id)
      uiState.badges = try await badges.badges(memberId: id)
    } catch {
      print(error)
    }
    haptics.impactOccurred()
  }

  func detailView() -> MemberDetailView {
    MemberDetailView(viewModel: self)
  }
}
