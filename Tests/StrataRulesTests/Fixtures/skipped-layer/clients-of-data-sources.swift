// style: repository
// rules: skipped-layer
// A client that is created for a data source is the data source's. One that the repository calls itself is not.
// file: Sources/Domain/TideRepository.swift
protocol TideRepository { func level() async throws -> Int }
// file: Sources/Data/DataSources/TideRemoteDataSource.swift
import Foundation
protocol TideRemoteDataSource { func level() async throws -> Int }
final class TideRemoteDataSourceImpl: TideRemoteDataSource {
  init(session: URLSession, base: URL) {}
  func level() async throws -> Int { 0 }
}
// file: Sources/Data/Repositories/TideRepositoryImpl.swift
import Foundation
final class TideRepositoryImpl: TideRepository {
  private let source: TideRemoteDataSource
  init(base: URL) {
    source = TideRemoteDataSourceImpl(session: URLSession(configuration: .ephemeral), base: base)
  }
  func level() async throws -> Int { try await source.level() }
}

final class GaugeRepositoryImpl: TideRepository {
  private let source: TideRemoteDataSource
  init(source: TideRemoteDataSource) { self.source = source }
  func level() async throws -> Int {
    let session = URLSession(configuration: .default)  // ! skipped-layer GaugeRepositoryImpl -> URLSession
    _ = session
    return try await source.level()
  }
}
