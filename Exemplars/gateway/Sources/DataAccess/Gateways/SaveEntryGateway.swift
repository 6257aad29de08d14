import StrataNetwork

protocol SaveEntryGatewayProtocol: Sendable {
  func saveEntry(req: NetReqEntry) async throws(GatewayError) -> NetResEntry
}

struct SaveEntryGateway: SaveEntryGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func saveEntry(req: NetReqEntry) async throws(GatewayError) -> NetResEntry {
    try await network.answer(to: EntryNetworkRoute.save(req: req))
  }
}
