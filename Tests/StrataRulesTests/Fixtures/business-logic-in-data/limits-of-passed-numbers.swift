// A number that a caller passes is kept within limits of the business before it is sent. Machines have limits, too.
// style: gateway
// rules: business-logic-in-data
// file: Sources/DataAccess/Gateways/RentSaunaGateway.swift
import Foundation

protocol RentSaunaGatewayProtocol {}

struct RentSaunaGateway: RentSaunaGatewayProtocol {
  let client: SaunaClient

  func rent(_ id: String, minutes: Int) async throws {
    let body = NetReqRent(id: id, minutes: min(minutes, 180))  // ! business-logic-in-data
    try await client.send(body)
  }

  func extend(_ id: String, minutes: Int) async throws {
    let granted = Swift.max(15, minutes)  // ! business-logic-in-data
    try await client.extend(id, by: granted)
  }

  func invite(_ guests: Int) async throws {
    try await client.invite(guests.clamped(to: 2...8))  // ! business-logic-in-data
  }

  func heat(_ degrees: Int) async throws {
    try await client.heat(to: degrees > 95 ? 95 : degrees)  // ! business-logic-in-data
  }

  func pour(_ ladles: Int) async throws {
    var poured = ladles
    if poured > 6 { poured = 6 }  // ! business-logic-in-data
    try await client.pour(poured)
  }

  func pay(_ cents: Int) async throws {
    // Two limits, the least and the most.
    try await client.pay(min(max(cents, 500), 9_000))  // ! business-logic-in-data ! business-logic-in-data
  }

  func reserve(_ id: String, guests: Int) async throws {
    try await client.reserve(NetReqRoom(id: id, isGroup: guests >= 6))  // ! business-logic-in-data
  }

  func load(_ id: String, page: Int) async throws {
    try await client.reserve(NetReqRoom(id: id, isGroup: page >= 6))
  }

  func list(page: Int, size: Int, newest: Int) async throws {
    try await client.list(page: max(page, 1), limit: min(size, 100))
    try await client.list(page: 1, limit: min(newest, 50))
  }

  func wait(_ time: Double, tries: Int) async throws {
    try await client.wait(timeout: max(time, 5), retries: min(tries, 3))
  }

  func delay(_ seconds: Double) async throws { try await client.wait(timeout: max(seconds, 5), retries: 1) }

  func turn(_ guests: Int) -> Int { max(guests, 0) }

  func seat(_ guests: Int) async throws { try await client.invite(max(guests, 1)) }
}
// file: Sources/DataAccess/Models/NetReqRent.swift
struct NetReqRoom: Encodable {
  let id: String
  let isGroup: Bool
}

struct NetReqRent: Encodable {
  let id: String
  let minutes: Int
}
