// style: repository
// rules: dto-leak, dependency-rule
// A domain model leaks the DTO that it stores, whoever hands it out.
// file: Sources/Domain/Models/Bid.swift
struct Bid {
  let amount: Int
  let raw: BidDto?  // ! dto-leak Bid -> BidDto
}

enum Lot {
  case open(LotDto)  // ! dto-leak Lot -> LotDto
  case history([LotDto])  // ! dto-leak Lot -> LotDto
  case closed
}
// file: Sources/Domain/Repositories/BidRepository.swift
protocol BidRepository {
  func bid() async throws -> Bid
}
// file: Sources/Domain/UseCases/PlaceBidUseCase.swift
final class PlaceBidUseCase {
  // A use case is no model.
  private var last: BidDto?  // ! dependency-rule PlaceBidUseCase -> BidDto
}
// file: Sources/Data/DTOs/BidDto.swift
struct BidDto: Decodable {
  let amount: Int
}

struct LotDto: Decodable {
  let number: Int
}

struct BidPageDto: Decodable {
  let bids: [BidDto]
}
// file: Sources/Data/Mappers/BidMapper.swift
struct BidMapper {
  let source: BidDto
}
