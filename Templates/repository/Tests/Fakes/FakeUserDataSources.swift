import StrataNetwork
import StrataStorage

@testable import Users

actor FakeUserRemoteDataSource: UserRemoteDataSource {
  private var users: [UserDto]
  private var failure: NetworkError?
  private(set) var calls = 0

  init(_ users: [User], failure: NetworkError? = nil) {
    self.users = users.map(Samples.dto)
    self.failure = failure
  }

  func fail(with failure: NetworkError?) { self.failure = failure }

  func getUsers() throws(NetworkError) -> [UserDto] {
    try answer()
    return users
  }

  func getUser(id: String) throws(NetworkError) -> UserDto {
    try answer()
    guard let user = users.first(where: { $0.id == id }) else { throw .status(HTTPResponse(status: 404)) }
    return user
  }

  func saveUser(id: String, _ request: SaveUserRequest) throws(NetworkError) -> UserDto {
    try answer()
    users.removeAll { $0.id == id }
    users.append(UserDto(id: id, name: request.name, email: request.email))
    return try getUser(id: id)
  }

  private func answer() throws(NetworkError) {
    calls += 1
    if let failure { throw failure }
  }
}

actor FakeUserLocalDataSource: UserLocalDataSource {
  private var users: [User]
  private var failure: DatabaseError?
  private var observers: [AsyncThrowingStream<[User], any Error>.Continuation] = []

  init(_ users: [User] = [], failure: DatabaseError? = nil) {
    self.users = users
    self.failure = failure
  }

  func getUser(id: String) throws(DatabaseError) -> User? { try getUsers().first { $0.id == id } }

  func getUsers() throws(DatabaseError) -> [User] {
    if let failure { throw failure }
    return users
  }

  func saveUser(_ user: User) throws(DatabaseError) { try set(users.filter { $0.id != user.id } + [user]) }

  func beginFetch() throws(DatabaseError) -> UserFetch {
    if let failure { throw failure }
    return UserFetch(number: 0)
  }

  func addUser(_ user: User, from fetch: UserFetch) throws(DatabaseError) -> User {
    try saveUser(user)
    return user
  }

  func replaceUsers(_ users: [User], from fetch: UserFetch) throws(DatabaseError) -> Bool {
    try set(users)
    return true
  }

  func removeUsers() throws(DatabaseError) { try set([]) }

  private func set(_ users: [User]) throws(DatabaseError) {
    if let failure { throw failure }
    self.users = users
    for observer in observers { observer.yield(users) }
  }

  func observeUsers() -> AsyncThrowingStream<[User], any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: [User].self)
    if let failure { continuation.finish(throwing: failure) } else { continuation.yield(users) }
    observers.append(continuation)
    return stream
  }
}
