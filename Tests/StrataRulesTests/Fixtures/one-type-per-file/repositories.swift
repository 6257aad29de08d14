// style: module
// rules: one-type-per-file
// The implementation of a repository belongs to another layer than its protocol, however small it is; that of a data source
// does not.
// file: Domain/Gateways/StampRepository.swift
protocol StampRepository { func stamps() async -> Int }

struct StampRepositoryImp: StampRepository {  // ! one-type-per-file StampRepository
  func stamps() async -> Int { 0 }
}
// file: Data/DataSources/StampDataSource.swift
protocol StampDataSource { func stamps() async -> Int }

struct StampDataSourceImp: StampDataSource {
  func stamps() async -> Int { 0 }
}
// file: Data/Repositories/SeriesRepositoryImp.swift
struct SeriesRepositoryImp: SeriesRepository {
  func series() async -> Int { 0 }
}
// file: Domain/Gateways/SeriesRepository.swift
protocol SeriesRepository { func series() async -> Int }
