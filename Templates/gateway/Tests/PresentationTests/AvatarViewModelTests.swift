import Foundation
import StrataTesting
import Testing

@testable import Login

@MainActor
@Suite(.timeLimit(.minutes(10))) struct AvatarViewModelTests {
  private final class Session { var isOver = false }

  private let pictures = Scripted<String, Data>(answering: Samples.png)
  private let uploads = Scripted<Data, [AvatarUpload]>(
    answering: [.sent(fraction: 0.5), .finished(Avatar(path: "/avatars/new.png"))])
  private let session = Session()

  private func makeViewModel(gate: AsyncStream<Never>? = nil) -> AvatarViewModel {
    var upload = MockUploadAvatarUseCase(answers: uploads)
    if let gate { upload.gate = gate }
    return AvatarViewModel(
      getAvatarUseCase: MockGetAvatarUseCase(answers: pictures), uploadAvatarUseCase: upload
    ) { [session] in session.isOver = true }
  }

  @Test func thePictureIsLoadedOnce() async {
    let viewModel = makeViewModel()
    await viewModel.load(path: "/avatars/ada.png")
    await viewModel.load(path: "/avatars/ada.png")
    #expect(viewModel.picture == Samples.png && pictures.calls == ["/avatars/ada.png"])
    await viewModel.load(path: nil)
    #expect(viewModel.picture == nil && viewModel.errorMessage == nil)
  }

  @Test func aPictureThatIsMissingIsAskedForAgain() async {
    pictures.replace(with: .failure(AuthError.noConnection), .success(Samples.png))
    let viewModel = makeViewModel()
    await viewModel.load(path: "/avatars/ada.png")
    #expect(viewModel.errorMessage == "There is no connection to the server. Please try again.")
    await viewModel.load(path: "/avatars/ada.png")
    #expect(viewModel.picture == Samples.png && viewModel.errorMessage == nil)
  }

  @Test func anUploadShowsItsProgressAndThenThePicture() async throws {
    let viewModel = makeViewModel()
    let fractions = StateRecorder { viewModel.uploadFraction }
    await viewModel.upload(Samples.png)
    #expect(fractions.receiveAll() == [0, 0.5, nil])
    #expect(viewModel.picture == Samples.png && uploads.calls == [Samples.png])
    // It is shown already.
    await viewModel.load(path: "/avatars/new.png")
    #expect(pictures.calls.isEmpty)
  }

  /// The view appears again, as a row of a list does, before the profile was read again.
  @Test(arguments: [nil, "/avatars/ada.png"]) func aProfileOfBeforeTheUploadDoesNotHideThePicture(
    path: String?
  ) async {
    pictures.replace(with: .success(Data(count: 3)))
    let viewModel = makeViewModel()
    await viewModel.load(path: path)
    let asked = pictures.calls.count
    await viewModel.upload(Samples.png)
    await viewModel.load(path: path)
    #expect(viewModel.picture == Samples.png && pictures.calls.count == asked)
    // Then the profile is read again, and once more after another device has changed the picture.
    await viewModel.load(path: "/avatars/new.png")
    #expect(viewModel.picture == Samples.png && pictures.calls.count == asked)
    pictures.replace(with: .success(Data(count: 5)))
    await viewModel.load(path: "/avatars/newer.png")
    #expect(viewModel.picture == Data(count: 5))
  }

  @Test func aFailureLeavesTheLastPicture() async {
    let viewModel = makeViewModel()
    await viewModel.load(path: "/avatars/ada.png")
    uploads.replace(with: .failure(AuthError.invalid(.pictureTooLarge)))
    await viewModel.upload(Data(count: 3))
    #expect(viewModel.picture == Samples.png && !viewModel.isUploading && !session.isOver)
    #expect(viewModel.errorMessage == "The picture is too large. The limit is 1 MB.")
    uploads.replace(with: .failure(AuthError.sessionExpired))
    await viewModel.upload(Samples.png)
    #expect(session.isOver)
  }

  @Test func whoCancelsAnUploadKeepsTheLastPicture() async {
    let (gate, open) = AsyncStream<Never>.makeStream()
    uploads.replace(with: .success([.sent(fraction: 0.5)]))
    let viewModel = makeViewModel(gate: gate)
    let upload = Task { await viewModel.upload(Samples.png) }
    while viewModel.uploadFraction != 0.5 { await Task.yield() }
    await viewModel.upload(Data(count: 3))
    upload.cancel()
    await upload.value
    #expect(!viewModel.isUploading && viewModel.picture == nil && viewModel.errorMessage == nil)
    #expect(uploads.calls.count == 1)
    open.finish()
  }
}
