import Foundation
import StrataNetwork

struct UserRepository: UserRepositoryProtocol {
  private let remoteDataSource: any UserRemoteDataSourceProtocol
  private let localDataSource: any UserLocalDataSourceProtocol
  private let now: @Sendable () -> Date

  init(
    remoteDataSource: any UserRemoteDataSourceProtocol, localDataSource: any UserLocalDataSourceProtocol,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
    self.now = now
  }

  func getUsers() async throws -> UserList {
    let users: [UserDTO]
    do throws(NetworkError) {
      users = try await remoteDataSource.fetchUsers()
    } catch {
      guard let stored = try storedUsers(after: error) else { throw AppError(error) }
      return stored
    }
    try localDataSource.store(StoredUsersDTO(users: users, storedAt: now()))
    return UserList(users: users.map(\.user), storedAt: nil)
  }

  func createUser(_ user: NewUser) async throws -> User {
    do throws(NetworkError) {
      return try await remoteDataSource.createUser(
        NewUserDTO(name: user.name, email: user.email), key: UUID().uuidString
      ).user
    } catch {
      throw AppError(error)
    }
  }

  /// Stored users stand in for a server that cannot be reached, not for one that says no.
  private func storedUsers(after error: NetworkError) throws -> UserList? {
    guard AppError(error) == .offline, let stored = try localDataSource.storedUsers() else { return nil }
    return UserList(users: stored.users.map(\.user), storedAt: stored.storedAt)
  }
}
