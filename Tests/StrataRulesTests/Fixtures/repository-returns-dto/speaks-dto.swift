// style: repository
// rules: repository-returns-dto, dependency-rule
// file: Sources/Domain/UserRepository.swift
protocol UserRepository {
  func user(id: String) async throws -> UserDTO  // ! repository-returns-dto UserRepository -> UserDTO
  func save(_ address: AddressDto) async throws  // ! repository-returns-dto UserRepository -> AddressDto
  func users() -> AsyncStream<[User]>
}
// file: Sources/Domain/User.swift
struct User {}
// file: Sources/Data/UserRepositoryImpl.swift
final class UserRepositoryImpl: UserRepository {
  func user(id: String) async throws -> UserDTO { UserDTO() }
  func save(_ address: AddressDto) async throws {}
  func users() -> AsyncStream<[User]> { fatalError() }
}

/// Without a protocol, its own methods are the interface.
final class CityRepository {
  func cities() async throws -> [CityDTO] { [] }  // ! repository-returns-dto CityRepository -> CityDTO
  private func cached() -> CityDTO? { nil }
}

struct UserDTO: Codable {}
struct AddressDto: Codable {}
struct CityDTO: Codable {}
