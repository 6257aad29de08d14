// style: repository
// rules: business-logic-in-data
// What a caller passes is not worked on, and nobody learns of it.
// file: Sources/Domain/Models/Tug.swift
struct Tug {
  let id: String
  let power: Power
  let type: Kind

  enum Power { case weak, strong }
  enum Kind { case harbor, sea }
}
// file: Sources/Domain/Repositories/TugRepository.swift
protocol TugRepository { func book(_ tug: Tug) async throws }
// file: Sources/Data/Repositories/TugRepositoryImpl.swift
final class TugRepositoryImpl: TugRepository {
  private let source: TugRemoteDataSource
  private var last: Tug?

  init(source: TugRemoteDataSource) { self.source = source }

  func book(_ tug: Tug) async throws {
    guard tug.power == .strong else { return }  // ! business-logic-in-data
    try await source.book(tug.id)
  }

  func free(_ tug: Tug) async throws {
    if tug.power == .weak { return }  // ! business-logic-in-data
    try await source.free(tug.id)
  }

  // Which kind of record it is, and what the repository itself keeps.
  func note(_ tug: Tug) async throws {
    guard tug.type == .sea else { return }
    try await source.note(tug.id)
  }
  func again() async throws {
    guard let last, last.power == .strong else { return }
    try await source.book(last.id)
  }
}
// file: Sources/Data/DataSources/TugRemoteDataSource.swift
protocol TugRemoteDataSource {
  func book(_ id: String) async throws
  func free(_ id: String) async throws
  func note(_ id: String) async throws
}
