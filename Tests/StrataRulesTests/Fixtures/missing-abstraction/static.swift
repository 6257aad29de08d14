// Static functions that load cannot be replaced in a test either.
// style: repository
// rules: missing-abstraction
// file: Sources/Domain/Repositories/Ratings.swift
protocol RatingRepository { func ratings() async throws -> [Int] }
// file: Sources/Data/Repositories/RatingRepositoryImpl.swift
enum ScoreRepository {  // ! missing-abstraction ScoreRepository
  static func scores() async throws -> [Int] { [] }
}
struct MatchRepository {  // ! missing-abstraction MatchRepository
  static func matches() async throws -> [Int] { [] }
}
enum RepositoryNames {
  static func name(of index: Int) -> String { "\(index)" }
}
struct RatingRepositoryImpl: RatingRepository {
  static let shared = RatingRepositoryImpl()
  func ratings() async throws -> [Int] { [] }
}
