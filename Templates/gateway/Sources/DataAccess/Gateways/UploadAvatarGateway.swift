import Foundation
import StrataNetwork

protocol UploadAvatarGatewayProtocol: Sendable {
  /// - Parameters:
  ///   - type: the media type of the content.
  ///   - progress: receives how much of the content was sent, from 0 to 1; a second attempt begins again at 0.
  func uploadAvatar(
    content: Data, type: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws(GatewayError) -> NetResAvatar?
}

struct UploadAvatarGateway: UploadAvatarGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func uploadAvatar(
    content: Data, type: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws(GatewayError) -> NetResAvatar? {
    let route = ProfileNetworkRoute.uploadAvatar(content: content, type: type)
    return try await network.resultOfChange(of: route) { progress($0.fraction) }
  }
}
