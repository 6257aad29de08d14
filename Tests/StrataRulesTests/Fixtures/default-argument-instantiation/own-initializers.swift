// style: repository
// rules: default-argument-instantiation
// An initializer that passes an instance to another one of the type supplies it, whether it creates the instance or the type of
// the dependency does. A value, or what another function gets, is none.
// file: Sources/Data/RatingDataSource.swift
final class RatingDataSource {
  static var live: RatingDataSource { RatingDataSource(session: .shared) }
  static let pageSize = 20
  static func make() -> RatingDataSource { RatingDataSource(session: .shared) }
  private let session: URLSession
  init(session: URLSession) { self.session = session }
  func rating() async throws -> Int { 0 }
}
// file: Sources/Data/RatingRepositoryImpl.swift
protocol RatingRepository { func rating() async throws -> Int }

final class RatingRepositoryImpl: RatingRepository {
  private let source: RatingDataSource

  init(source: RatingDataSource, pageSize: Int = 10) { self.source = source }

  convenience init() {
    self.init(source: .live)  // ! default-argument-instantiation RatingRepositoryImpl -> RatingDataSource
  }
  convenience init(pages: Int) {
    self.init(source: RatingDataSource.make())  // ! default-argument-instantiation RatingRepositoryImpl -> RatingDataSource
  }
  init(optional: RatingDataSource?) {
    source = optional ?? .live  // ! default-argument-instantiation RatingRepositoryImpl -> RatingDataSource
  }
  convenience init(other: RatingDataSource) {
    self.init(source: other, pageSize: RatingDataSource.pageSize)
  }
  func rating() async throws -> Int { try await source.rating() }
}
