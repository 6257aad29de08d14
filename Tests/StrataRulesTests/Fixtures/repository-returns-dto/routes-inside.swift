// style: repository
// file: Sources/Data/MatchRepository.swift
struct MatchRequest: Encodable {
  let players: Int
}

struct MatchRepository {
  func find(_ request: MatchRequest) {}  // ! repository-returns-dto MatchRepository -> MatchRequest
}

extension MatchRepository {
  enum Path {
    case find(MatchRequest)
  }
}
