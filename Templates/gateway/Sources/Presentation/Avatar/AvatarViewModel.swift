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

  /// The path of the last picture that was requested: an answer for another one is late.
  @ObservationIgnored private var askedPath: String?
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

  /// Shows the picture at a path of the server; `nil`: the user has none.
  func load(path: String?) async {
    guard path != askedPath || picture == nil else { return }
    askedPath = path
    errorMessage = nil
    guard let path else { return picture = nil }
    do {
      let loaded = try await getAvatarUseCase.execute(path: path)
      if askedPath == path { picture = loaded }
    } catch {
      if askedPath == path { await show(error) }
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
          askedPath = avatar.path
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
