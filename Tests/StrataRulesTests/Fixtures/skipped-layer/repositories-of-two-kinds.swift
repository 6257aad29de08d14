// style: coordinator
// rules: skipped-layer
// As many repositories call the client themselves as have data sources: the project has no such convention.
// file: Sources/Data/Repositories/Repositories.swift
final class KilnRepository: KilnRepositoryProtocol {
  private let remote: KilnRemoteDataSource
  init(remote: KilnRemoteDataSource) { self.remote = remote }
  func kilns() async throws { try await remote.kilns() }
}
final class ClayRepository: ClayRepositoryProtocol {
  private let remote: KilnRemoteDataSource
  init(remote: KilnRemoteDataSource) { self.remote = remote }
  func clays() async throws { try await remote.kilns() }
}
final class GlazeRepository: GlazeRepositoryProtocol {
  private let client: NetworkClientProtocol
  init(client: NetworkClientProtocol) { self.client = client }
  func glazes() async throws { try await client.send("glazes") }
}
final class WheelRepository: WheelRepositoryProtocol {
  private let client: NetworkClientProtocol
  init(client: NetworkClientProtocol) { self.client = client }
  func wheels() async throws { try await client.send("wheels") }
}
// file: Sources/Data/DataSources/KilnRemoteDataSource.swift
final class KilnRemoteDataSource {
  private let client: NetworkClientProtocol
  init(client: NetworkClientProtocol) { self.client = client }
  func kilns() async throws { try await client.send("kilns") }
}
// file: Sources/Domain/Repositories/Repositories.swift
protocol KilnRepositoryProtocol { func kilns() async throws }
protocol ClayRepositoryProtocol { func clays() async throws }
protocol GlazeRepositoryProtocol { func glazes() async throws }
protocol WheelRepositoryProtocol { func wheels() async throws }
// file: Sources/Infrastructure/Network/NetworkClientProtocol.swift
protocol NetworkClientProtocol { func send(_ path: String) async throws }
