// style: coordinator
// rules: skipped-layer
// Where most repositories have data sources, one without may not call the network or a storage itself.
// file: Sources/Data/Repositories/LampRepository.swift
final class LampRepository: LampRepositoryProtocol {
  private let remote: LampRemoteDataSource
  init(remote: LampRemoteDataSource) { self.remote = remote }
  func lamps() async throws -> [String] { try await remote.lamps() }
}
// file: Sources/Data/Repositories/FuseRepository.swift
final class FuseRepository: FuseRepositoryProtocol {
  private let remote: LampRemoteDataSource
  init(remote: LampRemoteDataSource) { self.remote = remote }
  func fuses() async throws -> [String] { try await remote.lamps() }
}
// file: Sources/Data/Repositories/CableRepository.swift
final class CableRepository: CableRepositoryProtocol {
  private let client: NetworkClientProtocol  // ! skipped-layer CableRepository -> NetworkClientProtocol

  init(client: NetworkClientProtocol) { self.client = client }  // ! skipped-layer CableRepository -> NetworkClientProtocol
  func cables() async throws { try await client.send("cables") }  // ! skipped-layer CableRepository -> NetworkClientProtocol
}
// file: Sources/Data/Repositories/RoomRepository.swift
// Only combines what others load.
final class RoomRepository: RoomRepositoryProtocol {
  private let lamps: any LampRepositoryProtocol
  private var kept: [String] = []
  init(lamps: any LampRepositoryProtocol) { self.lamps = lamps }
  func rooms() async throws -> [String] { try await lamps.lamps() + kept }
}
// file: Sources/Data/DataSources/LampRemoteDataSource.swift
final class LampRemoteDataSource {
  private let client: NetworkClientProtocol
  init(client: NetworkClientProtocol) { self.client = client }
  func lamps() async throws -> [String] {
    try await client.send("lamps")
    return []
  }
}
// file: Sources/Domain/Repositories/Repositories.swift
protocol LampRepositoryProtocol { func lamps() async throws -> [String] }
protocol FuseRepositoryProtocol { func fuses() async throws -> [String] }
protocol CableRepositoryProtocol { func cables() async throws }
protocol RoomRepositoryProtocol { func rooms() async throws -> [String] }
// file: Sources/Infrastructure/Network/NetworkClientProtocol.swift
protocol NetworkClientProtocol { func send(_ path: String) async throws }
