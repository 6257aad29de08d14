import Foundation
import Observation

/// The picture of the user, and the upload of a new one.
@MainActor
@Observable
final class AvatarViewModel {
  private(set) var picture: Data?
  /// From 0 to 1; `nil` where nothing is uploaded.
  private(set) var uploadFraction: Double?
  private(set) var errorMessage: String?

  var isUploading: Bool { uploadFraction != nil }

  /// The path of the picture that is shown or requested: an answer for another one is late.
  @ObservationIgnored private var shownPath: String?
  /// Where the last profile has the picture: one that was read before an upload names the picture before.
  @ObservationIgnored private var profilePath: String?
  private let getAvatarUseCase: any GetAvatarUseCaseProtocol
  private let uploadAvatarUseCase: any UploadAvatarUseCaseProtocol
  private let onSessionExpired: @MainActor () async -> Void

  /// - Parameter onSessionExpired: ends the session of this screen, which the server does not accept any more.
  init(
    getAvatarUseCase: any GetAvatarUseCaseProtocol, uploadAvatarUseCase: any UploadAvatarUseCaseProtocol,
    onSessionExpired: @escaping @MainActor () async -> Void
  ) {
    self.getAvatarUseCase = getAvatarUseCase
    self.uploadAvatarUseCase = uploadAvatarUseCase
    self.onSessionExpired = onSessionExpired
  }

  /// Shows the picture of a profile, which is at a path of the server; `nil`: the user has none. A view asks each time
  /// that it appears; the same profile does not replace what was uploaded since.
  func load(path: String?) async {
    guard path != profilePath || picture == nil else { return }
    profilePath = path
    guard path != shownPath || picture == nil else { return }
    shownPath = path
    errorMessage = nil
    guard let path else { return picture = nil }
    do {
      let loaded = try await getAvatarUseCase.execute(path: path)
      if shownPath == path { picture = loaded }
    } catch {
      if shownPath == path { await show(error) }
    }
  }

  /// Uploads a picture and shows it. Where that fails, the last one stays.
  func upload(_ content: Data) async {
    guard !isUploading else { return }
    uploadFraction = 0
    errorMessage = nil
    defer { uploadFraction = nil }
    do {
      for try await state in uploadAvatarUseCase.execute(content: content) {
        switch state {
        case .sent(let fraction): uploadFraction = fraction
        case .finished(let avatar):
          shownPath = avatar.path
          picture = content
        }
      }
    } catch {
      await show(error as? AuthError ?? .unknown(error))
    }
  }

  /// Shows no error where the user has closed the screen or cancelled the upload.
  private func show(_ error: AuthError) async {
    guard !Task.isCancelled else { return }
    errorMessage = error.localizedDescription
    if case .sessionExpired = error { await onSessionExpired() }
  }
}
