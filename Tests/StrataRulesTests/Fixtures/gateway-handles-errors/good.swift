// style: gateway
// file: Sources/DataAccess/Gateways/LoadTidesGateway.swift
protocol LoadTidesGatewayProtocol {
  func load() async throws -> NetResTides?
}

struct LoadTidesGateway: LoadTidesGatewayProtocol {
  func load() async throws -> NetResTides? {
    defer { print("loaded") }
    return try await Network.send("tides")
  }
}
// file: Sources/DataAccess/Models/NetResTides.swift
struct NetResTides: Decodable { let heights: [Double] }
// file: Sources/NetworkLayer/Network.swift
enum Network {
  static func send(_ path: String) async throws -> NetResTides? { nil }
}
