// style: repository
// file: Sources/Data/VisitRepositoryImpl.swift
import Foundation

final class VisitRepositoryImpl: VisitRepository {
  private var visits: [Visit] = []

  func upcoming() -> [Visit] { visits.filter { $0.day > Date() } }  // ! business-logic-in-data
  func kept() -> [Visit] { visits.filter { $0.status != .missed } }  // ! business-logic-in-data
  func paid(_ dtos: [VisitDto]) -> [VisitDto] {
    dtos.filter { $0.status == "paid" && $0.page > 1 }  // ! business-logic-in-data
  }
  func open(_ dtos: [VisitDto]) -> [Visit] {
    dtos.compactMap { $0.status != "closed" ? map($0) : nil }  // ! business-logic-in-data
  }

  func save(_ visit: Visit) throws {
    if visit.status == .missed { throw VisitFailure.missed }  // ! business-logic-in-data
    guard visit.day > Date() else { throw VisitFailure.past }  // ! business-logic-in-data
  }

  private func map(_ dto: VisitDto) -> Visit { Visit(status: .planned, day: .now) }
}

struct VisitDto: Codable {
  let status: String
  let page: Int
}
// file: Sources/Data/VisitCache.swift
import Foundation

// What a cache keeps, and whether a token is still good, are technical.
final class VisitLocalDataSource {
  private var entries: [(value: Visit, storedAt: Date)] = []
  private var token: AccessToken?

  func fresh() -> [Visit] { entries.filter { $0.storedAt > Date().addingTimeInterval(-300) }.map(\.value) }
  func bearer() throws -> AccessToken {
    guard let token, token.expiresAt > Date() else { throw VisitFailure.signedOut }
    return token
  }
  func use(_ token: AccessToken) throws {
    guard token.end > Date() else { throw VisitFailure.signedOut }
  }
  func retry(_ n: Int) throws {
    guard n < 3 else { throw VisitFailure.offline }
    try retry(n + 1)
  }
  func check(_ response: VisitResponse) throws {
    guard response.status == .ok else { throw VisitFailure.offline }
  }
}

struct AccessToken {
  let end: Date
  let expiresAt: Date
}

struct VisitResponse {
  enum Status { case ok }
  let status: Status
}
// file: Sources/Domain/VisitRepository.swift
import Foundation

protocol VisitRepository {
  func upcoming() -> [Visit]
}

struct Visit {
  enum Status { case planned, missed }
  let status: Status
  let day: Date
}

enum VisitFailure: Error { case missed, past, signedOut, offline }
