import Foundation
import StrataNetwork
import StrataTesting
import Testing

@Suite struct ClientTests {
  private struct User: Codable, Sendable, Equatable { let id: Int }

  @Test func aRouteIsSentAndItsResponseIsTyped() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "v1/users/{id}", .json(#"{"id": 7}"#))
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test/v1/", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport)
    #expect(try await client.send(Route<User>.get("users/\(7)", query: ["phone": "+998", "none": nil])) == User(id: 7))
    #expect(transport.requests.map(\.url.absoluteString) == ["https://api.test/v1/users/7?phone=%2B998"])
  }
}
