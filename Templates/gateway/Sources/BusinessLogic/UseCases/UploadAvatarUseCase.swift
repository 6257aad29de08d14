import Foundation

protocol UploadAvatarUseCaseProtocol: Sendable {
  /// Uploads the picture of the user: how much of it is sent, then where it is. The upload stops when the stream is
  /// no longer read.
  ///
  /// The stream ends with an ``AuthError`` if the upload fails.
  func execute(content: Data) -> AsyncThrowingStream<AvatarUpload, any Error>
}

struct UploadAvatarUseCase: UploadAvatarUseCaseProtocol {
  private let gateway: any UploadAvatarGatewayProtocol

  init(gateway: any UploadAvatarGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(content: Data) -> AsyncThrowingStream<AvatarUpload, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          let avatar = try await upload(content) { continuation.yield(.sent(fraction: $0)) }
          continuation.yield(.finished(avatar))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func upload(_ content: Data, progress: @escaping @Sendable (Double) -> Void) async throws(AuthError) -> Avatar
  {
    guard let type = PictureType(content) else {
      throw .invalid(.notAPicture)
    }
    guard content.count <= Avatar.mostBytes else {
      throw .invalid(.pictureTooLarge)
    }
    do throws(GatewayError) {
      let response = try await gateway.uploadAvatar(content: content, type: type.rawValue, progress: progress)
      guard let response else {
        throw .noData
      }
      return Avatar(path: response.avatarURL)
    } catch {
      throw error == .unconfirmed ? .pictureMayBeSaved : error.authError
    }
  }
}
