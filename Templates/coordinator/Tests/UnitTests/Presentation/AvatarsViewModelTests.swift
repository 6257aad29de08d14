import Foundation
import Testing

@testable import Members

@MainActor
@Suite struct AvatarsViewModelTests {
  private let grace = User(id: "2", name: "Grace", email: "grace@example.com", avatarURL: "/avatars/grace.png")

  @Test func aPictureIsLoadedOnce() async {
    let getAvatar = FakeGetAvatarUseCase(picture: Data("picture".utf8))
    let viewModel = AvatarsViewModel(getAvatarUseCase: getAvatar)
    #expect(viewModel.picture(of: grace) == nil)
    await viewModel.load(grace)
    await viewModel.load(grace)
    #expect(viewModel.picture(of: grace) == Data("picture".utf8))
    #expect(await getAvatar.count == 1)
  }

  /// Rows on the screen do not load again, and so must not lose what they show.
  @Test func theOldestPictureGoesWhereThereAreTooMany() async {
    let viewModel = AvatarsViewModel(getAvatarUseCase: FakeGetAvatarUseCase(picture: Data("picture".utf8)))
    let users = (0...AvatarsViewModel.mostPictures).map {
      User(id: "\($0)", name: "", email: "\($0)@example.com", avatarURL: "/avatars/\($0).png")
    }
    for user in users { await viewModel.load(user) }
    #expect(users.filter { viewModel.picture(of: $0) == nil } == [users[0]])
    await viewModel.load(users[0])
    #expect(users.filter { viewModel.picture(of: $0) == nil } == [users[1]])
  }

  @Test func whoHasNoneIsNotAskedFor() async {
    let getAvatar = FakeGetAvatarUseCase(picture: nil)
    let viewModel = AvatarsViewModel(getAvatarUseCase: getAvatar)
    await viewModel.load(.ada)
    #expect(viewModel.picture(of: .ada) == nil)
    #expect(await getAvatar.count == 0)
  }

  @Test func aFailureIsTriedAgain() async {
    let getAvatar = FakeGetAvatarUseCase(picture: nil)
    let viewModel = AvatarsViewModel(getAvatarUseCase: getAvatar)
    await viewModel.load(grace)
    #expect(viewModel.picture(of: grace) == nil && viewModel.isMissing(of: grace))
    await viewModel.load(grace)
    #expect(await getAvatar.count == 2)
  }
}

private actor FakeGetAvatarUseCase: GetAvatarUseCaseProtocol {
  private let picture: Data?
  private(set) var count = 0

  /// - Parameter picture: nil: there is no connection.
  init(picture: Data?) {
    self.picture = picture
  }

  func execute(user: User) throws(AppError) -> Data? {
    count += 1
    guard let picture else { throw .offline }
    return picture
  }
}
