// style: gateway
// In the folders of the network, a client is no person.
// file: Sources/DataAccess/Gateways/TicketGateway.swift
protocol TicketGatewayProtocol {}

struct TicketGateway: TicketGatewayProtocol {
  private let client = PoolClient()  // ! direct-instantiation TicketGateway -> PoolClient
  private let buyer = Client(name: "A")
}
// file: Sources/Infrastructure/NetworkLayer/PoolClient.swift
final class PoolClient {
  func load() async throws -> [String] { [] }
}
// file: Sources/BusinessLogic/Models/Client.swift
struct Client {
  let name: String
}
