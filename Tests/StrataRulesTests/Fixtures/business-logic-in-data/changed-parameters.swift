// style: repository
// rules: business-logic-in-data
// What a caller passes is changed before it is sent; conversions and numbers of machines are no rules.
// file: Sources/Domain/SeedRepository.swift
protocol SeedRepository {
  func withdraw(grams: Double) async throws
}
struct Packet {
  let grams: Double
  let label: String
}
// file: Sources/Data/Repositories/SeedRepositoryImpl.swift
import Foundation

final class SeedRepositoryImpl: SeedRepository {
  private let remote: SeedRemoteDataSource

  init(remote: SeedRemoteDataSource) { self.remote = remote }

  func withdraw(grams: Double) async throws {
    let billed = grams * 1.02  // ! business-logic-in-data
    try await remote.withdraw(grams: billed)
  }
  func pack(grams: Double) -> Packet { Packet(grams: grams * 0.98, label: "") }  // ! business-logic-in-data
  func order(sacks: Double) async throws {
    try await remote.pay(fee: Decimal(sacks * 2.5))  // ! business-logic-in-data
  }

  func sendPounds(grams: Double) async throws { try await remote.withdraw(pounds: grams * 0.0022) }
  func sendMiles(way: Double) async throws { try await remote.withdraw(miles: way * 0.62) }
  func compress(quality: Double) async throws { try await remote.upload(scale: quality * 0.9) }
  func wait(timeout: Double) async throws { try await remote.wait(timeout: timeout * 1.5) }
  func take(count: Int) async throws { try await remote.take(count: count * 2) }
  func shift(latitude: Double) async throws { try await remote.move(latitude: latitude * 1.01) }
}
// file: Sources/Data/DataSources/SeedRemoteDataSource.swift
import Foundation

final class SeedRemoteDataSource {
  func withdraw(grams: Double) async throws {}
  func withdraw(pounds: Double) async throws {}
  func withdraw(miles: Double) async throws {}
  func pay(fee: Decimal) async throws {}
  func upload(scale: Double) async throws {}
  func wait(timeout: Double) async throws {}
  func take(count: Int) async throws {}
  func move(latitude: Double) async throws {}
}
