// style: repository
// file: Sources/Data/TripRepositoryImpl.swift
final class TripRepositoryImpl: TripRepository {
  func model(_ row: TripRow) -> Trip {
    let total = row.cabin.price * Double(row.nights)  // ! business-logic-in-data
    let height = row.height * Double(row.count)
    return Trip(cost: total, height: height)
  }

  func book(_ trip: TripDto) async throws -> TripDto {
    if trip.taken >= trip.seats { throw TripFailure.full }  // ! business-logic-in-data
    return trip
  }

  func move(_ row: TripDto) async throws {
    if row.start < Date() { throw TripFailure.full }  // ! business-logic-in-data
  }

  func save(_ trip: TripDraft) async throws {
    guard trip.nights.start > Date() else { throw TripFailure.full }  // ! business-logic-in-data
  }

  func keep(_ row: CacheRow) async throws {
    if row.start < Date() { throw TripFailure.full }
  }

  func record(_ draft: TripDraft) async throws {
    let category = draft.weight > 20 ? "heavy" : "light"  // ! business-logic-in-data
    try await send(TripRequest(category: category))
  }

  func load(_ ship: Ship, buffer: Page) async throws {
    guard let cargo = ship.cargo else { return }
    guard cargo.volume <= ship.capacity else { throw TripFailure.full }  // ! business-logic-in-data
    guard buffer.size <= buffer.capacity else { throw TripFailure.full }
  }

  private func send(_ request: TripRequest) async throws {}
}
struct Page {
  var size: Int
  var capacity: Int
}
struct TripRow {
  var cabin: CabinRow
  var nights: Int
  var height: Double
  var count: Int
}
struct CabinRow {
  var price: Double
}
struct TripDto {
  var taken: Int
  var seats: Int
  var start: Date
}
struct CacheRow {
  var start: Date
}
struct TripRequest {
  var category: String
}
// file: Sources/Domain/TripRepository.swift
protocol TripRepository {
  func record(_ draft: TripDraft) async throws
}
struct Trip {
  var cost: Double
  var height: Double
}
struct Ship {
  var cargo: Cargo?
  var capacity: Double
}
struct Cargo {
  var volume: Double
}
struct TripDraft {
  var nights: TripDto
  var weight: Double
}
enum TripFailure: Error {
  case full
}
