// style: repository
// rules: business-logic-in-data
// The status of an entity that is read first decides as that of a parameter does; that of a response is a protocol.
// file: Sources/Domain/Models/Concert.swift
struct Concert {
  enum Status { case planned, cancelled }
  let id: Int
  let code: Int
  let status: Status
  let seats: [Seat]
}
struct Seat { let litres: Double }
struct UploadResponse {
  enum Status { case stored, cancelled }
  let status: Status
}
enum ConcertError: Error { case notFound }
// file: Sources/Data/Repositories/ConcertRepositoryImpl.swift
final class ConcertRepositoryImpl {
  private var kept: [Concert] = []

  func concert(_ id: Int) throws -> Concert {
    guard let match = kept.first(where: { $0.id == id }) else { throw ConcertError.notFound }
    guard match.status != .cancelled else { throw ConcertError.notFound }  // ! business-logic-in-data
    return match
  }
  func planned(_ id: Int) throws -> Concert? {
    let match = try concert(id)
    if match.status == .cancelled { return nil }  // ! business-logic-in-data
    return match
  }
  func store(_ load: () throws -> UploadResponse) throws {
    let answer = try load()
    guard answer.status != .cancelled else { throw ConcertError.notFound }
  }
  func dto(_ concert: Concert) -> ConcertDTO {
    let volume = concert.seats.reduce(0) { $0 + $1.litres }  // ! business-logic-in-data
    let radius = concert.seats.map(\.litres).max() ?? 0
    return ConcertDTO(
      price: volume > 3 ? 35 : 0,  // ! business-logic-in-data
      width: radius > 3 ? 35 : 0)
  }
}
struct ConcertDTO { let price: Int; let width: Int }
