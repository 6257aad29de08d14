// style: repository
// rules: business-logic-in-data
// file: Sources/Data/Repositories/RentalRepositoryImpl.swift
import Foundation

final class RentalRepositoryImpl: RentalRepository {
  private let remote: RentalRemoteDataSource

  init(remote: RentalRemoteDataSource) { self.remote = remote }

  func rental(from dto: RentalDto) -> Rental {
    Rental(
      id: dto.id,
      start: Date(timeIntervalSince1970: dto.from / 1000),
      validUntil: Date(timeIntervalSince1970: dto.until),
      phase: dto.until / 1000 < Date().timeIntervalSince1970 ? .over : .running,  // ! business-logic-in-data
      isLate: false)
  }

  func late(_ dto: RentalDto) -> Rental {
    Rental(
      id: dto.id, start: dto.returnBy, validUntil: dto.returnBy, phase: .running,
      isLate: dto.returnBy < Date())  // ! business-logic-in-data
  }

  func phase(of rental: Rental) -> Rental.Phase {
    if rental.validUntil < .now { return .over }  // ! business-logic-in-data
    return .running
  }

  func cancel(_ id: String) async throws {
    for try await rentals in remote.changes() {
      guard let rental = rentals.first(where: { $0.id == id }) else { continue }
      if rental.start < Date() { throw RentalFailure.tooLate }  // ! business-logic-in-data
    }
  }
}
// file: Sources/Data/DataSources/RentalRemoteDataSource.swift
import Foundation

final class RentalRemoteDataSource {
  private let client: RentalClient

  init(client: RentalClient) { self.client = client }

  func rentals() async throws -> [RentalDto] {
    let rows: [RentalDto] = try await client.get("rentals")
    return rows.filter { $0.expiresAt > Date() }  // ! business-logic-in-data
  }
  func recent(since day: Date) async throws -> [RentalDto] {
    let rows: [RentalDto] = try await client.get("rentals")
    return rows.filter { $0.returnBy > day }
  }
}
// file: Sources/Data/DataSources/RentalLocalDataSource.swift
import Foundation

// What a cache, a session and a token record for themselves.
final class RentalLocalDataSource {
  private var entries: [String: CachedRental] = [:]
  private var session: SessionDto?

  func rental(_ id: String) -> RentalDto? {
    guard let entry = entries[id], entry.expiresAt > Date() else { return nil }
    return entry.value
  }
  func state(_ id: String) -> CachedRental.State {
    guard let entry = entries[id] else { return .missing }
    return entry.storedAt < Date().addingTimeInterval(-600) ? .stale : .fresh
  }
  func isStale(_ dto: RentalDto) -> Bool { dto.fetchedAt < Date().addingTimeInterval(-600) }
  func trim() { entries = entries.filter { $0.value.expiresAt > Date() } }
  func bearer() throws -> String {
    guard let session, session.expiresAt > Date() else { throw RentalFailure.signedOut }
    return session.token
  }
}

struct CachedRental {
  enum State { case missing, stale, fresh }
  let value: RentalDto
  let storedAt: Date
  let expiresAt: Date
}
// file: Sources/Data/DTOs/RentalDto.swift
import Foundation

struct RentalDto: Codable {
  let id: String
  let from: TimeInterval
  let until: TimeInterval
  let returnBy: Date
  let expiresAt: Date
  let fetchedAt: Date
}

struct SessionDto: Codable {
  let token: String
  let expiresAt: Date
}
// file: Sources/Domain/Models/Rental.swift
import Foundation

struct Rental {
  enum Phase { case over, running }
  let id: String
  let start: Date
  let validUntil: Date
  let phase: Phase
  let isLate: Bool
}

enum RentalFailure: Error { case tooLate, signedOut }

protocol RentalRepository {
  func cancel(_ id: String) async throws
}
