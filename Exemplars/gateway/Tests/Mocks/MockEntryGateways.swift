import StrataTesting

@testable import Login

struct MockGetEntriesGateway: GetEntriesGatewayProtocol {
  let answers: Scripted<Void, [NetResEntry]>

  func getEntries() async throws(GatewayError) -> [NetResEntry] {
    try answers.answer(to: (), failingWith: GatewayError.self)
  }
}

struct MockGetEntryGateway: GetEntryGatewayProtocol {
  let answers: Scripted<String, NetResEntry>

  func getEntry(id: String) async throws(GatewayError) -> NetResEntry {
    try answers.answer(to: id, failingWith: GatewayError.self)
  }
}

struct MockSaveEntryGateway: SaveEntryGatewayProtocol {
  let answers: Scripted<NetReqEntry, NetResEntry>

  func saveEntry(req: NetReqEntry) async throws(GatewayError) -> NetResEntry {
    try answers.answer(to: req, failingWith: GatewayError.self)
  }
}
