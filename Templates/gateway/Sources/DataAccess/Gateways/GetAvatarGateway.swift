import Foundation
import StrataNetwork

protocol GetAvatarGatewayProtocol: Sendable {
  func getAvatar(path: String) async throws(GatewayError) -> Data
}

struct GetAvatarGateway: GetAvatarGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func getAvatar(path: String) async throws(GatewayError) -> Data {
    try await network.answer(to: ProfileNetworkRoute.avatar(path: path))
  }
}
