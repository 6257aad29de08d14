// style: reactive
// A decoded response in the domain is a DTO if only the data layer uses it.
// file: Sources/Domain/Entities/Responses.swift
struct BallotResponse: Decodable {  // ! misplaced-type BallotResponse -> Data
  let id: String
}
struct VoteRequest: Encodable {  // ! misplaced-type VoteRequest -> Data
  let id: String
}
struct CountResponse: Decodable {
  let total: Int
}
struct PlainResponse {
  let total: Int
}
struct UnusedResponse: Decodable {
  let total: Int
}
struct Turnout: Decodable {
  let total: Int
}
// file: Sources/Domain/Repositories/BallotRepository.swift
protocol BallotRepository {
  func count() -> CountResponse
}
// file: Sources/Data/Network/BallotApiService.swift
protocol BallotApiService {
  func ballots() -> [BallotResponse]
  func vote(_ request: VoteRequest) -> Bool
  func count() -> CountResponse
  func plain() -> PlainResponse
  func turnout() -> Turnout
}
