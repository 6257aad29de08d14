import StrataData
import StrataNetwork
import StrataStorage

final class UserRepositoryImpl: UserRepository {
  private let remoteDataSource: any UserRemoteDataSource
  private let localDataSource: UserLocalDataSource
  private let store: Store<UserScope, [User], NetworkError>
  private let outbox: Outbox<UserChangeDto>

  /// - Parameter backoff: how long a change waits after an attempt that failed.
  init(
    remoteDataSource: any UserRemoteDataSource, localDataSource: UserLocalDataSource, backoff: Backoff = Backoff()
  ) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
    store = Store(source: localDataSource.users, freshness: .lasting(.seconds(300))) { _ throws(NetworkError) in
      try await remoteDataSource.getUsers().map { $0.toDomain() }
    }
    outbox = Outbox(
      localDataSource.database, backoff: backoff,
      onAcceptance: { change, tx in try localDataSource.apply(change.payload, in: tx) },
      send: { change in await Self.send(change, to: remoteDataSource) })
  }

  func getUser(id: String) async throws(AppError) -> User {
    // Check local cache first
    if let cachedUser = try await storedUsers().first(where: { $0.id == id }) { return cachedUser }
    let user: User
    do { user = try await remoteDataSource.getUser(id: id).toDomain() } catch { throw AppError(error, id: id) }
    try await stored { () throws(DatabaseError) in try await localDataSource.addUser(user) }
    return try await storedUsers().first { $0.id == id } ?? user
  }

  func getUsers() -> AsyncThrowingStream<[User], any Error> {
    AsyncThrowingStream { continuation in
      let reading = Task {
        do {
          for try await overlaid in overlay() { continuation.yield(Self.users(overlaid)) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: AppError.unknown(error))
        }
      }
      continuation.onTermination = { _ in reading.cancel() }
    }
  }

  func refreshUsers() async throws(AppError) -> UserList {
    while true {
      let loaded: Loaded<[User], NetworkError>
      do {
        loaded = try await store.value(for: .all, .networkFirst)
      } catch {
        // All users were removed while they were fetched: what is fetched now is newer.
        if case .cancelled = error, !Task.isCancelled { continue }
        throw AppError(error)
      }
      // A rename was confirmed while the users were fetched, so the store has dropped what may be older than the rename.
      if loaded.failure == nil, loaded.origin != .network, !Task.isCancelled { continue }
      return UserList(users: try await storedUsers(), refreshFailure: loaded.failure.map { AppError($0) })
    }
  }

  func renameUser(_ user: User, to name: String) async throws(AppError) -> User {
    let change = UserChangeDto(id: user.id, name: name, email: user.email)
    try await stored { () throws(DatabaseError) in
      try await localDataSource.database.write { [outbox] tx in
        // The new name takes the place of one that was refused: in one transaction, so that one of the two is always there.
        for refused in try outbox.rejections(orderedBy: user.id, in: tx) { try outbox.dismiss(refused.id, in: tx) }
        try outbox.admit(change, orderedBy: user.id, coalescedBy: "user", in: tx)
      }
    }
    return user.renamed(name).with(.pending)
  }

  func sendChanges() async throws(AppError) {
    try await stored { () throws(DatabaseError) in try await outbox.run() }
  }

  /// Only the API itself ends a change by refusing it; every other failure is tried again, under the same key.
  private static func send(
    _ change: OutboxEntry<UserChangeDto>, to remote: any UserRemoteDataSource
  ) async -> OutboxAnswer<UserChangeDto> {
    let payload = change.payload
    do {
      _ = try await remote.renameUser(id: payload.id, payload.toRequest(), key: change.idempotencyKey)
      return .accepted
    } catch {
      if let refusal = error.refusal { return .rejected(reason: refusal) }
      if case .invalidRequest = error, !error.isTransient { return .rejected() }
      return .retry(after: error.retryAfter, reason: "\(error)")
    }
  }

  private func stored<Value>(_ work: () async throws(DatabaseError) -> Value) async throws(AppError) -> Value {
    do { return try await work() } catch { throw .unknown(error) }
  }
}

// MARK: - What is stored, with the changes over it

extension UserRepositoryImpl {
  private typealias OverlaidUsers = Overlaid<[User], UserChangeDto>

  private func overlay() -> AsyncThrowingStream<OverlaidUsers, any Error> {
    outbox.overlay(on: localDataSource.users, for: .all, orderedBy: nil) { users, change in
      users?.map { $0.id == change.id ? $0.renamed(change.name).with(.pending) : $0 }
    }
  }

  private func storedUsers() async throws(AppError) -> [User] {
    do {
      for try await overlaid in overlay() { return Self.users(overlaid) }
      return []
    } catch {
      throw .unknown(error)
    }
  }

  private static func users(_ overlaid: OverlaidUsers) -> [User] {
    (overlaid.value ?? []).map { user in
      guard user.saveStatus == .saved,
        let refused = overlaid.rejected.last(where: { $0.orderingKey == user.id })
      else { return user }
      return user.with(.refused(name: refused.payload?.name, reason: reason(refused.reason)))
    }
  }

  private static func reason(_ reason: OutboxRejection<UserChangeDto>.Reason) -> String? {
    if case .server(let words) = reason { words } else { nil }
  }
}
