// style: coordinator
// file: Sources/Domain/Protocols/UserRepositoryProtocol.swift
protocol UserRepositoryProtocol {
  func users() async throws
}
// file: Sources/Data/Repositories/UserRepository.swift
final class UserRepository: UserRepositoryProtocol {
  let client: NetworkClientProtocol
  init(client: NetworkClientProtocol) { self.client = client }
  func users() async throws { try await client.send() }
}
// file: Sources/Infrastructure/Network/NetworkClient.swift
protocol NetworkClientProtocol {
  func send() async throws
}

final class NetworkClient: NetworkClientProtocol {
  func send() async throws {}
}

/// Sends nothing.
final class InMemoryNetworkClient: NetworkClientProtocol {
  func send() async throws {}
}
// file: Tests/UnitTests/Data/UserRepositoryTests.swift
import XCTest

final class UserRepositoryTests: XCTestCase {
  func testUsers() async throws {
    let repository = UserRepository(client: NetworkClient())
    try await repository.users()
  }

  func testInMemory() async throws {
    let repository = UserRepository(client: InMemoryNetworkClient())
    try await repository.users()
  }
}
// file: Tests/UnitTests/Infrastructure/NetworkClientTests.swift
import XCTest

final class NetworkClientTests: XCTestCase {
  let client = NetworkClient()
}
