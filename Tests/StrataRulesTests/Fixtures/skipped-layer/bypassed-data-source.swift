// style: coordinator
// rules: skipped-layer
// A repository that has data sources leaves network and storage to them.
// file: Sources/Data/Repositories/BerthRepository.swift
import Foundation

final class BerthRepository: BerthRepositoryProtocol {
  private let remote: BerthRemoteDataSource
  private let client: NetworkClientProtocol  // ! skipped-layer BerthRepository -> NetworkClientProtocol

  init(remote: BerthRemoteDataSource, client: NetworkClientProtocol) {  // ! skipped-layer BerthRepository -> NetworkClientProtocol
    self.remote = remote
    self.client = client
  }

  func berths() async throws -> [String] { try await remote.berths() }
  func release(_ berth: String) async throws { try await client.send(berth) }  // ! skipped-layer BerthRepository -> NetworkClientProtocol
  func stamp() { UserDefaults.standard.set(1, forKey: "berths") }  // ! skipped-layer BerthRepository -> UserDefaults
}
// file: Sources/Data/Repositories/PilotRepository.swift
// Hands the client on.
final class PilotRepository: PilotRepositoryProtocol {
  private let remote: BerthRemoteDataSource

  init(client: NetworkClientProtocol) { remote = BerthRemoteDataSource(client: client) }

  func pilots() async throws -> [String] { try await remote.berths() }
}
// file: Sources/Data/Repositories/TugRepository.swift
// Has no data source, as most others have.
final class TugRepository: TugRepositoryProtocol {
  private let client: NetworkClientProtocol  // ! skipped-layer TugRepository -> NetworkClientProtocol

  init(client: NetworkClientProtocol) { self.client = client }  // ! skipped-layer TugRepository -> NetworkClientProtocol

  func call(_ tug: String) async throws { try await client.send(tug) }  // ! skipped-layer TugRepository -> NetworkClientProtocol
}
// file: Sources/Data/DataSources/BerthRemoteDataSource.swift
final class BerthRemoteDataSource {
  private let client: NetworkClientProtocol

  init(client: NetworkClientProtocol) { self.client = client }

  func berths() async throws -> [String] {
    try await client.send("berths")
    return []
  }
}
// file: Sources/Domain/Repositories/Repositories.swift
protocol BerthRepositoryProtocol { func berths() async throws -> [String] }
protocol PilotRepositoryProtocol { func pilots() async throws -> [String] }
protocol TugRepositoryProtocol { func call(_ tug: String) async throws }
// file: Sources/Infrastructure/Network/NetworkClientProtocol.swift
protocol NetworkClientProtocol { func send(_ path: String) async throws }
