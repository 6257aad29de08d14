// style: gateway
// file: Sources/Data/Gateways/PlaceOrderGateway.swift
struct PlaceOrderGateway {
  func place(quantity: Int, page: Int, limit: Int) async throws -> NetResOrder {
    guard quantity <= 10 else { throw OrderFailure.tooMany }  // ! business-logic-in-data
    guard page >= 2, limit > 5 else { throw OrderFailure.tooMany }
    return NetResOrder()
  }

  func take(_ item: Item, quantity: Int, offset: Int) throws {
    guard quantity <= item.available else { throw OrderFailure.tooMany }  // ! business-logic-in-data
    guard offset < item.available else { throw OrderFailure.tooMany }
  }
}

struct NetResOrder: Codable {}

struct Item { let available: Int }

enum OrderFailure: Error { case tooMany }
