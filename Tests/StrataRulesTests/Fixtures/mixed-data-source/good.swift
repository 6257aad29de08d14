// style: repository
// file: Sources/Data/DataSources/TideRemoteDataSource.swift
import Foundation

final class TideRemoteDataSource {
  func tides() async throws -> Data {
    try await URLSession.shared.data(from: URL(string: "https://tides.example")!).0
  }
}
// file: Sources/Data/DataSources/TideLocalDataSource.swift
import Foundation

final class TideLocalDataSource {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }
}
