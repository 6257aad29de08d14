import StrataData
import StrataNetwork
import StrataStorage

final class UserRepositoryImpl: UserRepository {
  private let remoteDataSource: any UserRemoteDataSource
  private let localDataSource: UserLocalDataSource
  private let store: Store<UserScope, [User], NetworkError>
  private let outbox: Outbox<UserChangeDto>
  private let networkReturns: @Sendable () -> AsyncStream<Void>

  /// - Parameters:
  ///   - backoff: how long a change waits after an attempt that failed.
  ///   - networkReturns: has an element each time the network is there again, which ends these waits.
  init(
    remoteDataSource: any UserRemoteDataSource, localDataSource: UserLocalDataSource, backoff: Backoff = Backoff(),
    networkReturns: @escaping @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } }
  ) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
    self.networkReturns = networkReturns
    store = Store(source: localDataSource.users, freshness: .lasting(.seconds(300))) { _ throws(NetworkError) in
      try await remoteDataSource.getUsers().map { $0.toDomain() }
    }
    outbox = Outbox(
      localDataSource.database, backoff: backoff,
      onAcceptance: { change, tx, outbox in
        try localDataSource.apply(change.payload, in: tx)
        // The user typed this name after those that were refused.
        for refused in try outbox.rejections(orderedBy: change.orderingKey, in: tx) where refused.id < change.id {
          try outbox.dismiss(refused.id, in: tx)
        }
      },
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
    if let list = try await fetchedUsers() { return list }
    if let list = try await fetchedUsers() { return list }
    return UserList(users: try await storedUsers(), refreshFailure: .network("removed while they were fetched, twice"))
  }

  /// The users, fetched and stored; `nil` where all of them were removed meanwhile, so that what was fetched does not
  /// count. A rename that is confirmed meanwhile drops nothing: the data source applies it to what is fetched.
  private func fetchedUsers() async throws(AppError) -> UserList? {
    let loaded: Loaded<[User], NetworkError>
    do {
      loaded = try await store.value(for: .all, .networkFirst)
    } catch {
      if case .cancelled = error, !Task.isCancelled { return nil }
      throw AppError(error)
    }
    if loaded.failure == nil, loaded.origin != .network { return nil }
    return UserList(users: try await storedUsers(), refreshFailure: loaded.failure.map { AppError($0) })
  }

  func renameUser(_ user: User, to name: String) async throws(AppError) -> User {
    let change = UserChangeDto(id: user.id, name: name, email: user.email)
    try await stored { () throws(DatabaseError) in
      try await localDataSource.database.write { [outbox] tx in
        // The new name takes the place of one that was refused: in one transaction, so that one of the two is always
        // there.
        try Self.dismissRefused(user.id, outbox, tx)
        try outbox.admit(change, orderedBy: user.id, coalescedBy: "user", in: tx)
      }
    }
    return user.renamed(name).with(.pending(nil))
  }

  func discardChanges(of id: String) async throws(AppError) -> User {
    let changes = try await stored { () throws(DatabaseError) in try await outbox.pending() }
    var mayHaveArrived = false
    for change in changes.reversed() where change.orderingKey == id {
      switch try await stored({ () throws(DatabaseError) in try await outbox.withdraw(change.id) }) {
      case .unsent: continue
      case .mayHaveArrived: mayHaveArrived = true
      case .tooLate: throw .changeIsBeingSent
      }
    }
    try await stored { () throws(DatabaseError) in
      try await localDataSource.database.write { [outbox] tx in try Self.dismissRefused(id, outbox, tx) }
    }
    if mayHaveArrived { throw .changeMayHaveArrived }
    return try await getUser(id: id)
  }

  func sendChanges() async throws(AppError) {
    // The network is a reason to try, never a reason not to: a run tries everything at once.
    let waking = Task { [outbox, networkReturns] in
      for await _ in networkReturns() { outbox.wake() }
    }
    defer { waking.cancel() }
    try await stored { () throws(DatabaseError) in try await outbox.run() }
  }

  private static func dismissRefused(_ id: String, _ outbox: Outbox<UserChangeDto>, _ tx: WriteTransaction) throws {
    for refused in try outbox.rejections(orderedBy: id, in: tx) { try outbox.dismiss(refused.id, in: tx) }
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
      return .retry(
        after: error.retryAfter, reason: SendProblem(error).rawValue, mayHaveArrived: error.mayHaveTakenEffect)
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
      users?.map { $0.id == change.id ? $0.renamed(change.name).with(.pending(nil)) : $0 }
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
      if user.saveStatus != .saved {
        let failure = overlaid.pending.last { $0.orderingKey == user.id && $0.lastFailure != nil }?.lastFailure
        return user.with(.pending(failure.map { SendProblem(rawValue: $0) ?? .unavailable }))
      }
      guard let refused = overlaid.rejected.last(where: { $0.orderingKey == user.id }) else { return user }
      return user.with(.refused(name: refused.payload?.name, reason: reason(refused.reason)))
    }
  }

  private static func reason(_ reason: OutboxRejection<UserChangeDto>.Reason) -> String? {
    if case .server(let words) = reason { words } else { nil }
  }
}
