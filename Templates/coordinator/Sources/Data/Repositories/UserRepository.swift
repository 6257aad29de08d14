import Foundation
import StrataNetwork

struct UserRepository: UserRepositoryProtocol {
  private let remoteDataSource: any UserRemoteDataSourceProtocol
  private let localDataSource: any UserLocalDataSourceProtocol
  private let unanswered = UnansweredDrafts()
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
    let users: [UserDTO]
    do throws(NetworkError) {
      users = try await remoteDataSource.fetchUsers()
    } catch {
      guard let stored = storedUsers(after: error) else { throw AppError(error) }
      return stored
    }
    store(users)
    return UserList(users: users.map(\.user), storedAt: nil)
  }

  func createUser(_ draft: UserDraft) async throws(AppError) -> User {
    let request = NewUserDTO(name: draft.name, email: draft.email)
    let key = await unanswered.key(for: draft)
    do throws(NetworkError) {
      let created = try await remoteDataSource.createUser(request, key: key).user
      await unanswered.wasAnswered(draft)
      return created
    } catch {
      if !error.mayHaveTakenEffect { await unanswered.wasAnswered(draft) }
      throw AppError(error)
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
