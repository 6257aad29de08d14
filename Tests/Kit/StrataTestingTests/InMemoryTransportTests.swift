import Foundation
import StrataNetwork
import StrataTesting
import Testing

@Suite struct InMemoryTransportTests {
  private struct Note: Codable, Sendable, Equatable { var title: String, date: Date }

  @Test func aValueIsAnsweredAsTheClientReadsIt() async throws {
    let transport = InMemoryTransport()
    let note = Note(title: "Milk", date: Date(timeIntervalSince1970: 86_400))
    transport.on(.get, "note", .json(encoding: note), .json(encoding: [Double.nan]))
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport)
    #expect(try await client.send(Route<Note>.get("note")) == note)
    await #expect(throws: NetworkError.invalidRequest(.encoding)) { try await client.send(Route<[Double]>.get("note")) }
  }
}
