import StrataNetwork

protocol GetEntriesGatewayProtocol: Sendable {
  func getEntries() async throws(GatewayError) -> [NetResEntry]
}

struct GetEntriesGateway: GetEntriesGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func getEntries() async throws(GatewayError) -> [NetResEntry] {
    try await network.answer(to: EntryNetworkRoute.entries())
  }
}
