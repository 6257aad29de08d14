import StrataNetwork

protocol GetEntryGatewayProtocol: Sendable {
  func getEntry(id: String) async throws(GatewayError) -> NetResEntry
}

struct GetEntryGateway: GetEntryGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func getEntry(id: String) async throws(GatewayError) -> NetResEntry {
    try await network.answer(to: EntryNetworkRoute.entry(id: id))
  }
}
