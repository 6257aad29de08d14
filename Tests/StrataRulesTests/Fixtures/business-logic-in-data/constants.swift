// style: repository
// file: Sources/Data/Repositories/ClaimRepositoryImpl.swift
import Foundation

final class ClaimRepositoryImpl: ClaimRepository {
  private let remote: ClaimRemoteDataSource
  init(remote: ClaimRemoteDataSource) { self.remote = remote }

  func all() async throws -> [Claim] { try await remote.rows().map { try map($0) } }

  func granted(_ claim: Claim) throws { guard claim.approval == .granted else { throw ClaimError.early } }  // ! business-logic-in-data
  func number(_ claim: Claim) throws { if claim.grade != 3 { throw ClaimError.early } }  // ! business-logic-in-data
  func pattern(_ claim: Claim) throws { if case .refused = claim.approval { throw ClaimError.early } }  // ! business-logic-in-data
  func list(_ claim: Claim) throws { guard [1, 2].contains(claim.grade) else { throw ClaimError.early } }  // ! business-logic-in-data
  func none(_ claim: Claim) -> Claim? { if claim.approval == .refused { return nil }; return claim }  // ! business-logic-in-data
  func row(_ dto: ClaimDto) throws { if dto.grade != 1 { throw ClaimError.early } }  // ! business-logic-in-data
  func cases(_ claim: Claim) throws {
    switch claim.approval {  // ! business-logic-in-data
    case .refused: throw ClaimError.early
    default: break
    }
  }

  func best() async throws -> [ClaimDto] { try await remote.rows().filter { $0.grade == 3 } }  // ! business-logic-in-data
  func closed() async throws -> [ClaimDto] { try await remote.rows().filter { $0.state == "closed" } }  // ! business-logic-in-data
  func open() async throws -> [ClaimDto] { try await remote.rows().filter { $0.stage.lowercased() == "open" } }  // ! business-logic-in-data
  func valid() async throws -> [ClaimDto] { try await remote.rows().filter { !$0.stage.hasPrefix("void") } }  // ! business-logic-in-data
  func named() async throws -> [Claim] { try await all().filter(isGranted) }
  private func isGranted(_ claim: Claim) -> Bool { claim.approval == .granted }  // ! business-logic-in-data

  // Decoding, identity, the answers of a server, a choice that is a parameter, and a shape that is only mapped.
  func map(_ dto: ClaimDto) throws -> Claim {
    switch dto.kind {
    case "theft": return Claim(id: dto.id, approval: .granted, grade: 1)
    case "fire": return Claim(id: dto.id, approval: .refused, grade: 2)
    default: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: dto.kind))
    }
  }
  func known(_ dto: ClaimDto) throws { guard dto.kind == "fire" else { throw ClaimError.unknownKind } }
  func answer(_ dto: ClaimDto) throws { guard dto.result == "ok" else { throw ClaimError.early } }
  func typed() async throws -> [ClaimDto] { try await remote.rows().filter { $0.type == "photo" } }
  func find(_ id: String) async throws -> ClaimDto? { try await remote.rows().first { $0.id == id } }
  func chosen(_ approval: Approval) async throws -> [Claim] { try await all().filter { $0.approval == approval } }
  func check(_ response: HTTPURLResponse) throws { guard response.statusCode == 200 else { throw ClaimError.early } }
}
private extension Claim {
  var isSmall: Bool { weight < 5 && grade > 3 }  // ! business-logic-in-data
}
// file: Sources/Data/Remote/ClaimRemoteDataSource.swift
protocol ClaimRemoteDataSource { func rows() async throws -> [ClaimDto] }
// file: Sources/Data/Dto/ClaimDto.swift
struct ClaimDto: Decodable {
  let id: String
  let kind: String
  let type: String
  let state: String
  let stage: String
  let result: String
  let grade: Int
}
// file: Sources/Domain/Models/Claim.swift
enum Approval { case granted, refused }
enum ClaimError: Error { case early, unknownKind }
struct Claim {
  let id: String
  let approval: Approval
  let grade: Int
  var weight: Double { Double(grade) }
}
// file: Sources/Domain/Repositories/ClaimRepository.swift
protocol ClaimRepository { func all() async throws -> [Claim] }
