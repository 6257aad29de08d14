// A sum of numbers of DTOs that decides, and a formula for a number that is passed.
// style: repository
// rules: business-logic-in-data
// file: Sources/Data/Dto/FieldDto.swift
struct FieldDto: Decodable { let hectares: Double; let yields: [Double]; let bytes: Int }
// file: Sources/Data/Repositories/FieldRepositoryImpl.swift
final class FieldRepositoryImpl: FieldRepository {
  let source: FieldSource
  init(source: FieldSource) { self.source = source }

  func fields() async throws -> [FieldDto] {
    let rows = try await source.rows()
    switch rows.reduce(0, { $0 + $1.hectares }) {  // ! business-logic-in-data FieldRepositoryImpl -> fields(): calculation amounts
    case ..<12.5: return []
    default: return rows
    }
  }

  func good() async throws -> Bool {
    let yields = try await source.row().yields
    guard yields.reduce(0, +) >= 5 else { return false }  // ! business-logic-in-data FieldRepositoryImpl -> good(): calculation amounts
    return true
  }

  func size() async throws -> [FieldDto] {
    let rows = try await source.rows()
    guard rows.reduce(0, { $0 + $1.bytes }) < 1_000_000 else { return [] }
    let area = rows.reduce(0) { $0 + $1.hectares }
    print(area)
    return rows.reduce(0, { $0 + $1.hectares }) > 0 ? rows : []
  }

  func store(weight: Double) async throws {
    let net = weight * 0.98 + 0.4  // ! business-logic-in-data FieldRepositoryImpl -> store(weight:): calculation amounts
    try await source.put("\(net)")
  }

  func store(celsius: Double) async throws {
    try await source.put("\(celsius * 1.8 + 32) \(celsius * 0.5)")
  }
}
protocol FieldSource {
  func rows() async throws -> [FieldDto]
  func row() async throws -> FieldDto
  func put(_ text: String) async throws
}
// file: Sources/Domain/Repositories/FieldRepository.swift
protocol FieldRepository { func good() async throws -> Bool }
