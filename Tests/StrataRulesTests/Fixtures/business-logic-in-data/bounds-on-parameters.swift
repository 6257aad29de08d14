// style: repository
// rules: business-logic-in-data
// A bound on a number that a caller passes chooses what is done; what a page, a retry or a size allows is no business.
// file: Sources/Domain/Crossing.swift
enum CrossingError: Error { case tooMany }
struct Crossing { let id: String; let bags: Int; let load: Double; let free: Int }
// file: Sources/Data/CrossingAPI.swift
struct CrossingDTO: Codable { let id: String; let seats: Int; let booked: Int; let gross: Double; let crates: Int; let isMember: Bool }
final class CrossingAPI {
  func bookGroup(_ id: String) async throws {}
  func book(_ id: String) async throws {}
  func list(_ size: Int) async throws -> [CrossingDTO] { [] }
}
// file: Sources/Data/CrossingRepositoryImpl.swift
final class CrossingRepositoryImpl {
  private let api: CrossingAPI
  private let crateWeight = 12.5
  private let mostSeats = 10
  init(api: CrossingAPI) { self.api = api }

  func bookNamed(_ id: String, seats: Int) async throws {
    let discounted = seats >= 10  // ! business-logic-in-data CrossingRepositoryImpl
    if discounted { try await api.bookGroup(id) } else { try await api.book(id) }
  }

  func bookOrThrow(_ id: String, seats: Int) async throws {
    guard seats <= 10 else { throw CrossingError.tooMany }  // ! business-logic-in-data CrossingRepositoryImpl
    try await api.book(id)
  }

  func bookUpTo(_ id: String, seats: Int) async throws {
    guard seats <= mostSeats else { throw CrossingError.tooMany }  // ! business-logic-in-data CrossingRepositoryImpl
    try await api.book(id)
  }

  func bookEither(_ id: String, seats: Int) async throws {
    if seats >= 10 {  // ! business-logic-in-data CrossingRepositoryImpl
      try await api.bookGroup(id)
    } else {
      try await api.book(id)
    }
  }

  func map(_ dto: CrossingDTO) -> Crossing {
    Crossing(
      id: dto.id,
      bags: dto.isMember ? 8 : 3,  // ! business-logic-in-data CrossingRepositoryImpl
      load: dto.gross - Double(dto.crates) * crateWeight,  // ! business-logic-in-data CrossingRepositoryImpl
      free: dto.seats - dto.booked)
  }

  func net(_ dto: CrossingDTO) -> CrossingDTO {
    CrossingDTO(
      id: dto.id, seats: dto.seats, booked: dto.booked,
      gross: dto.gross - Double(dto.crates) * crateWeight,  // ! business-logic-in-data CrossingRepositoryImpl
      crates: dto.crates, isMember: dto.isMember)
  }

  func list(page: Int, pageSize: Int, attempt: Int) async throws -> [Crossing] {
    if attempt >= 3 { try await api.book("retry") }
    let isLarge = pageSize >= 50
    if isLarge { try await api.book("large") } else { try await api.book("small") }
    return try await api.list(page > 2 ? 50 : 20).map(map)
  }

  func convert(_ dto: CrossingDTO) -> Crossing {
    Crossing(id: dto.id, bags: dto.crates, load: dto.gross / 1000, free: dto.isMember ? 1 : 0)
  }
}
