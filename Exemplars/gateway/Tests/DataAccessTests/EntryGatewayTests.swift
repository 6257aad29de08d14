import Foundation
import StrataNetwork
import StrataTesting
import Testing

@testable import Login

@Suite(.timeLimit(.minutes(10))) struct EntryGatewayTests {
  private let transport = InMemoryTransport()
  private let response = EntrySamples.response(EntrySamples.first)
  private var network: NetworkClient {
    NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: transport)
  }

  @Test func entriesAreReadFromTheServer() async throws {
    let responses = EntrySamples.all.map(EntrySamples.response)
    transport.on(.get, "entries", .json(encoding: EntrySamples.all.map { NetReqEntry(from: $0) }))
    #expect(try await GetEntriesGateway(network: network).getEntries() == responses)
    transport.on(.get, "entries/{id}", .json(encoding: NetReqEntry(from: EntrySamples.first)))
    let id = "\(EntrySamples.first.id)"
    #expect(try await GetEntryGateway(network: network).getEntry(id: id) == response)
    #expect(transport.requests(.get, "entries/\(id)").count == 1)
  }

  @Test func aFailureOfTheNetworkIsOneOfTheGateway() async {
    transport.on(.get, "entries", .failure(.noConnection))
    await #expect(throws: GatewayError.noConnection) { try await GetEntriesGateway(network: network).getEntries() }
  }

  @Test func anEntryIsSentWithAllFields() async throws {
    transport.on(.put, "entries/{id}", .json(encoding: NetReqEntry(from: EntrySamples.first)))
    let request = NetReqEntry(from: EntrySamples.first)
    #expect(try await SaveEntryGateway(network: network).saveEntry(req: request) == response)
    let sent = try #require(transport.requests(.put, "entries/\(EntrySamples.first.id)").first)
    let fields = try #require(try JSONSerialization.jsonObject(with: sent.data) as? [String: Any])
    #expect(fields["id"] != nil)
    #expect(fields["exampleField"] != nil)
  }
}
