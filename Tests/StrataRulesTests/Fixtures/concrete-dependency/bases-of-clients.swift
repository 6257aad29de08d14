// style: repository
// rules: concrete-dependency
// What all clients of an app have in common is the port of none of them; a protocol with operations of the client is, also if the
// user needs more.
// file: Sources/Data/Network/APIService.swift
import Foundation

protocol APIService {
  var host: URL { get }
  var agent: String { get }
}
final class TimetableAPIService: APIService {
  let host: URL
  let agent = "app"
  init(host: URL) { self.host = host }
  func departures(of stop: String) async throws -> [String] { [] }
}
actor TicketAPIService: APIService {
  let host: URL
  let agent = "app"
  init(host: URL) { self.host = host }
  func buy(_ ticket: String) async throws {}
}
// file: Sources/Data/Timetables/TimetableCache.swift
import Foundation

final class TimetableCache {
  private let service: TimetableAPIService
  private let tickets: TicketAPIService?
  init(service: TimetableAPIService, tickets: TicketAPIService?) {
    self.service = service
    self.tickets = tickets
  }
  func refresh() async throws -> Int { try await service.departures(of: service.agent).count }
}
// Only what both have.
final class HostLabel {
  private let service: TimetableAPIService  // ! concrete-dependency HostLabel -> TimetableAPIService
  init(service: TimetableAPIService) { self.service = service }  // ! concrete-dependency HostLabel -> TimetableAPIService
  func text() -> String { service.host.absoluteString }
}
// file: Sources/Data/Network/FareAPIClient.swift
import Foundation

protocol FareAPIClient {
  func fare(of line: String) async throws -> Decimal
}
final class RemoteFareAPIClient: FareAPIClient {
  func fare(of line: String) async throws -> Decimal { 0 }
  func reset() {}
}
final class StoredFareAPIClient: FareAPIClient {
  func fare(of line: String) async throws -> Decimal { 0 }
}
// file: Sources/Data/Fares/FareTable.swift
import Foundation

final class FareTable {
  private let client: RemoteFareAPIClient  // ! concrete-dependency FareTable -> RemoteFareAPIClient
  init(client: RemoteFareAPIClient) { self.client = client }  // ! concrete-dependency FareTable -> RemoteFareAPIClient
  func all() async throws -> Decimal {
    client.reset()
    return try await client.fare(of: "A")
  }
}
final class FareHolder {
  let client: RemoteFareAPIClient  // ! concrete-dependency FareHolder -> RemoteFareAPIClient
  init(client: RemoteFareAPIClient) { self.client = client }  // ! concrete-dependency FareHolder -> RemoteFareAPIClient
}
// file: Sources/Data/Network/ParkingAPIService.swift
import Foundation

// The only client of its protocol.
protocol ParkingAPIService {
  var host: URL { get }
}
final class RemoteParkingAPIService: ParkingAPIService {
  let host: URL
  init(host: URL) { self.host = host }
  func places() async throws -> Int { 0 }
}
// file: Sources/Data/Parking/ParkingBoard.swift
final class ParkingBoard {
  private let service: RemoteParkingAPIService  // ! concrete-dependency ParkingBoard -> RemoteParkingAPIService
  init(service: RemoteParkingAPIService) { self.service = service }  // ! concrete-dependency ParkingBoard -> RemoteParkingAPIService
  func load() async throws -> Int {
    _ = service.host
    return try await service.places()
  }
}
