import Foundation
import StrataNetwork

struct UserRepository: UserRepositoryProtocol {
  private let remoteDataSource: any UserRemoteDataSourceProtocol
  private let localDataSource: any UserLocalDataSourceProtocol
  private let unanswered = UnansweredUsers()
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
    let request = NewUserDTO(name: user.name, email: user.email)
    do throws(NetworkError) {
      let created = try await remoteDataSource.createUser(request, key: await unanswered.key(for: user)).user
      await unanswered.wasAnswered(user)
      return created
    } catch {
      let failure = AppError(error)
      if case .refused = failure { await unanswered.wasAnswered(user) }
      throw failure
    }
  }

  /// Stored users stand in for a server that cannot be reached, not for one that says no.
  private func storedUsers(after error: NetworkError) throws -> UserList? {
    guard AppError(error) == .offline, let stored = try localDataSource.storedUsers() else { return nil }
    return UserList(users: stored.users.map(\.user), storedAt: stored.storedAt)
  }
}
