// style: repository
// file: Sources/Data/CandidateRepositoryImpl.swift
final class CandidateRepositoryImpl: CandidateRepository {
  func search(city: String) async throws -> [Candidate] {
    if city.count < 3 { return [] }  // ! business-logic-in-data
    return []
  }

  func find(name: String) -> AsyncStream<Candidate> {
    guard name.count > 2 else { return .empty() }  // ! business-logic-in-data
    return .empty()
  }

  func save(_ note: Note) async throws {
    if note.text.count > 280 { throw CandidateFailure.tooLong }  // ! business-logic-in-data
    if note.data.count > 280 { throw CandidateFailure.tooLong }
  }

  func hire(_ dto: CandidateDto) async throws {
    if dto.score < 600 { throw CandidateFailure.weak }  // ! business-logic-in-data
    guard dto.version >= 3 else { throw CandidateFailure.weak }
  }

  func all(_ dtos: [CandidateDto]) -> [Candidate] {
    var result: [Candidate] = []
    for dto in dtos {
      if dto.balance < 0 { continue }  // ! business-logic-in-data
      guard dto.retries < 5 else { continue }
      result.append(Candidate())
    }
    return result
  }

  func light(_ dtos: [CandidateDto]) -> [CandidateDto] {
    dtos.filter { $0.weight <= 25 }  // ! business-logic-in-data
  }

  func near(_ dtos: [CandidateDto]) -> [CandidateDto] {
    dtos.filter { $0.kilometres < 50 }  // ! business-logic-in-data
  }

  func newest(_ dtos: [CandidateDto]) -> [CandidateDto] {
    dtos.filter { $0.version > 2 }
  }
}

struct CandidateDto: Codable {}

enum CandidateFailure: Error { case tooLong, weak }
// file: Sources/Domain/CandidateRepository.swift
protocol CandidateRepository {}

struct Candidate {}

struct Note {}
// file: Sources/Data/OfferRepositoryImpl.swift
final class OfferRepositoryImpl {
  func offer(_ response: OfferResponse) throws -> Int {
    guard response.price > 0 else { throw CandidateFailure.weak }  // ! business-logic-in-data
    guard response.count > 5 else { throw CandidateFailure.weak }
    return 1
  }
}

struct OfferResponse: Codable {}
