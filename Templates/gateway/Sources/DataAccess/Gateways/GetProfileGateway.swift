import StrataNetwork

protocol GetProfileGatewayProtocol: Sendable {
  func getProfile() async throws(GatewayError) -> NetResProfile
}

struct GetProfileGateway: GetProfileGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func getProfile() async throws(GatewayError) -> NetResProfile {
    try await network.answer(to: ProfileNetworkRoute.profile())
  }
}
