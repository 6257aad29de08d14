@testable import Users

/// A repository whose stream is ahead of its answers. It knows one user.
struct LateUserRepository: UserRepository {
  private let users = AsyncThrowingStream.makeStream(of: [User].self)
  private let request = AsyncStream<Void>.makeStream()
  private let gate = AsyncStream<Never>.makeStream()

  func show(_ users: [User]) { self.users.continuation.yield(users) }

  /// Returns when a rename or a refresh has begun.
  func waitForRequest() async {
    for await _ in request.stream { return }
  }

  /// Lets the request return what was true when it began.
  func answer() { gate.continuation.finish() }

  func getUser(id: String) async throws(AppError) -> User { Samples.ada }

  func getUsers() -> AsyncThrowingStream<[User], any Error> { users.stream }

  func refreshUsers() async throws(AppError) -> UserList {
    await hold()
    return UserList(users: [Samples.ada], refreshFailure: nil)
  }

  func renameUser(_ user: User, to name: String) async throws(AppError) -> User {
    await hold()
    return user.renamed(name).with(.pending(nil))
  }

  func discardChanges(of id: String) async throws(AppError) -> User { Samples.ada }

  func sendChanges() async throws(AppError) {}

  private func hold() async {
    request.continuation.yield()
    for await _ in gate.stream {}
  }
}
