import Foundation
import StrataNetwork

actor UserRepository: UserRepositoryProtocol {
  private let remoteDataSource: any UserRemoteDataSourceProtocol
  private let localDataSource: any UserLocalDataSourceProtocol
  private var unanswered = UnansweredDrafts()
  /// How many lists were asked for, and the newest of them that is stored.
  private var asked = 0
  private var newest = 0
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void

  /// - Parameter report: receives a message when users cannot be stored or read on the device.
  init(
    remoteDataSource: any UserRemoteDataSourceProtocol, localDataSource: any UserLocalDataSourceProtocol,
    now: @escaping @Sendable () -> Date = { Date() }, report: @escaping @Sendable (String) -> Void
  ) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
    self.now = now
    self.report = report
  }

  func getUsers() async throws(AppError) -> UserList {
    asked += 1
    let number = asked
    let users: [UserDTO]
    do throws(NetworkError) {
      users = try await remoteDataSource.fetchUsers()
    } catch {
      guard let stored = storedUsers(after: error) else { throw AppError(error) }
      return stored
    }
    // Lists may come in any order; an older one must not replace a newer one on the device.
    if number > newest {
      newest = number
      store(users)
    }
    return UserList(users: users.map(\.user), storedAt: nil)
  }

  func createUser(_ draft: UserDraft) async throws(AppError) -> User {
    let request = NewUserDTO(name: draft.name, email: draft.email)
    let key = unanswered.key(for: draft)
    do throws(NetworkError) {
      let created = try await remoteDataSource.createUser(request, key: key).user
      unanswered.wasCreated(draft)
      return created
    } catch {
      unanswered.hasFailed(draft, mayHaveArrived: error.mayHaveTakenEffect)
      throw AppError(ofChange: error)
    }
  }

  /// Users that cannot be stored are no reason to hide them: the next time without a connection, older ones are shown.
  private func store(_ users: [UserDTO]) {
    do {
      try localDataSource.store(StoredUsersDTO(users: users, storedAt: now()))
    } catch {
      report("the users cannot be stored: \(error)")
    }
  }

  /// Stored users stand in for a server that cannot be reached, not for one that refuses.
  private func storedUsers(after error: NetworkError) -> UserList? {
    guard AppError(error) == .offline else { return nil }
    do {
      return try localDataSource.storedUsers().map { UserList(users: $0.users.map(\.user), storedAt: $0.storedAt) }
    } catch {
      report("the stored users cannot be read: \(error)")
      return nil
    }
  }
}
