// A query that reads a database is no DTO, although its name ends like one; presentation may not use it either.
// style: repository
// rules: dto-leak, dependency-rule
// file: Sources/Data/Requests/Seeds.swift
import GRDB

struct SeedsRequest {
  let bed: Int
  func fetch(_ db: Database) throws -> [String] { [] }
}

struct SeedsResponse {
  let names: [String]
}
// file: Sources/Presentation/SeedsViewModel.swift
final class SeedsViewModel {
  var query: SeedsRequest?  // ! dependency-rule SeedsViewModel -> SeedsRequest
  var answer: SeedsResponse?  // ! dto-leak SeedsViewModel -> SeedsResponse
}
