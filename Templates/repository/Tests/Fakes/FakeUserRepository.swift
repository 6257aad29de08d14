@testable import Users

/// Users in memory; `failure` plays a server that does not answer.
actor FakeUserRepository: UserRepository, CacheRepository {
  private var users: [User]
  private let wasFetched: Bool
  private(set) var failure: AppError?
  private(set) var log: [String] = []
  private var observers: [AsyncThrowingStream<[User], any Error>.Continuation] = []

  /// - Parameter wasFetched: whether these are the users of the last time, even where there are none.
  init(_ users: [User] = [], wasFetched: Bool = false) {
    self.users = users
    self.wasFetched = wasFetched
  }

  func fail(with failure: AppError?) { self.failure = failure }

  func addUser(_ user: User) {
    users.append(user)
    for observer in observers { observer.yield(users) }
  }

  func getUser(id: String) async throws(AppError) -> User {
    log.append("getUser \(id)")
    guard let user = users.first(where: { $0.id == id }) else { throw AppError.notFound(id: id) }
    return user
  }

  nonisolated func getUsers() -> AsyncThrowingStream<[User], any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: [User].self)
    Task { await add(continuation) }
    return stream
  }

  func refreshUsers() async throws(AppError) -> UserList {
    log.append("refreshUsers")
    if let failure, users.isEmpty, !wasFetched { throw failure }
    return UserList(users: users, refreshFailure: failure)
  }

  func renameUser(_ user: User, to name: String) async throws(AppError) -> User {
    log.append("renameUser \(name)")
    if let failure { throw failure }
    let renamed = user.renamed(name).with(.pending(nil))
    set(renamed)
    return renamed
  }

  func discardChanges(of id: String) async throws(AppError) -> User {
    log.append("discardChanges \(id)")
    if let failure { throw failure }
    guard let user = users.first(where: { $0.id == id }) else { throw AppError.notFound(id: id) }
    set(user.with(.saved))
    return user.with(.saved)
  }

  /// Sends once, and returns.
  func sendChanges() async throws(AppError) {
    log.append("sendChanges")
    if let failure { throw failure }
    for user in users where user.saveStatus == .pending(nil) { set(user.with(.saved)) }
  }

  func clear() async throws(AppError) {
    log.append("clear")
    users = []
  }

  private func set(_ user: User) {
    users = users.map { $0.id == user.id ? user : $0 }
    for observer in observers { observer.yield(users) }
  }

  private func add(_ observer: AsyncThrowingStream<[User], any Error>.Continuation) {
    observers.append(observer)
    observer.yield(users)
  }
}
