// style: gateway
// file: Sources/Data/Gateways/PlaceOrderGateway.swift
struct PlaceOrderGateway {
  func place(quantity: Int, page: Int, limit: Int) async throws -> NetResOrder {
    guard quantity <= 10 else { throw OrderFailure.tooMany }  // ! business-logic-in-data
    guard page >= 2, limit > 5 else { throw OrderFailure.tooMany }
    return NetResOrder()
  }
}

struct NetResOrder: Codable {}

enum OrderFailure: Error { case tooMany }
