// style: repository
// file: Sources/Domain/GetUsersUseCase.swift
final class GetUsersUseCase {
  private let repository: UserRepository

  init(repository: UserRepository) {
    self.repository = repository
  }

  func execute() async throws -> [User] { sorted(try await repository.getUsers()) }
  func execute(limit: Int) async throws -> [User] { Array(try await execute().prefix(limit)) }
  func callAsFunction() async throws -> [User] { try await execute() }

  // A helper, though nobody wrote `private`.
  func sorted(_ users: [User]) -> [User] { users.sorted { $0.name < $1.name } }

  static func make(_ repository: UserRepository) -> GetUsersUseCase { GetUsersUseCase(repository: repository) }
}

extension GetUsersUseCase: CustomStringConvertible {
  var description: String { "users" }
  func describe() -> String { description }
}

protocol UserRepository {
  func getUsers() async throws -> [User]
  func saveUser(_ user: User) async throws
}

struct User {
  let name: String
}
