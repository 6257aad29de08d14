import StrataNetwork
import StrataStorage

final class UserRepositoryImpl: UserRepository {
  private let remoteDataSource: any UserRemoteDataSource
  private let localDataSource: any UserLocalDataSource

  init(remoteDataSource: any UserRemoteDataSource, localDataSource: any UserLocalDataSource) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
  }

  func getUser(id: String) async throws(AppError) -> User {
    // Check local cache first
    if let cachedUser = try await stored({ () throws(DatabaseError) in try await localDataSource.getUser(id: id) }) {
      return cachedUser
    }
    let fetch = try await stored { () throws(DatabaseError) in try await localDataSource.beginFetch() }
    let user: User
    do { user = try await remoteDataSource.getUser(id: id).toDomain() } catch { throw AppError(error, id: id) }
    return try await stored { () throws(DatabaseError) in try await localDataSource.addUser(user, from: fetch) }
  }

  func getUsers() -> AsyncThrowingStream<[User], any Error> {
    AsyncThrowingStream { continuation in
      let reading = Task {
        do {
          for try await users in await localDataSource.observeUsers() { continuation.yield(users) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: AppError.unknown(error))
        }
      }
      continuation.onTermination = { _ in reading.cancel() }
    }
  }

  /// What a rename or a newer refresh stored meanwhile is not overwritten: a refresh that is too old asks again.
  func refreshUsers() async throws(AppError) -> UserList {
    while true {
      let fetch = try await stored { () throws(DatabaseError) in try await localDataSource.beginFetch() }
      let users: [User]
      do {
        users = try await remoteDataSource.getUsers().map { $0.toDomain() }
      } catch {
        return try await staleUsers(because: AppError(error))
      }
      let isStored = try await stored { () throws(DatabaseError) in
        try await localDataSource.replaceUsers(users, from: fetch)
      }
      guard isStored else { continue }
      let current = try await stored { () throws(DatabaseError) in try await localDataSource.getUsers() }
      return UserList(users: current, refreshFailure: nil)
    }
  }

  func saveUser(_ user: User) async throws(AppError) -> User {
    let saved: User
    do {
      let request = SaveUserRequest(name: user.name, email: user.email)
      saved = try await remoteDataSource.saveUser(id: user.id, request).toDomain()
    } catch {
      throw AppError(error, id: user.id)
    }
    try await stored { () throws(DatabaseError) in try await localDataSource.saveUser(saved) }
    return saved
  }

  private func staleUsers(because failure: AppError) async throws(AppError) -> UserList {
    let users = try await stored { () throws(DatabaseError) in try await localDataSource.getUsers() }
    guard !users.isEmpty else { throw failure }
    return UserList(users: users, refreshFailure: failure)
  }

  private func stored<Value>(_ work: () async throws(DatabaseError) -> Value) async throws(AppError) -> Value {
    do { return try await work() } catch { throw .unknown(error) }
  }
}
