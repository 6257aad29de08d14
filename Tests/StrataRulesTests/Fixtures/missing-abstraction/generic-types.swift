// style: gateway
// rules: missing-abstraction
// A generic class that others may inherit from is a base. A struct, an actor or a final class is none.
// file: Sources/DataAccess/Gateways/Gateways.swift
class CachingGateway<Row> {
  func rows() async throws -> [Row] { [] }
}

final class FetchMenusGateway: CachingGateway<Int>, FetchMenusGatewayProtocol {}
protocol FetchMenusGatewayProtocol { func rows() async throws -> [Int] }

actor RecordOrdersGateway<Store: Sendable> {  // ! missing-abstraction RecordOrdersGateway
  func record(_ store: Store) async throws {}
}

struct SendBillGateway<Body: Encodable> {  // ! missing-abstraction SendBillGateway
  func send(_ body: Body) async throws {}
}

final class FetchGuestsGateway<Row> {  // ! missing-abstraction FetchGuestsGateway
  func rows() async throws -> [Row] { [] }
}
