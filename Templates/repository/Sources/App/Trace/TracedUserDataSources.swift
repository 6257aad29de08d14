import StrataNetwork
import StrataStorage
import StrataTerminal

struct TracedUserRemoteDataSource: UserRemoteDataSource {
  let base: any UserRemoteDataSource
  let trace: TraceLogger

  func getUsers() async throws(NetworkError) -> [UserDto] {
    try await step("getUsers") { () throws(NetworkError) in try await base.getUsers() }
  }

  func getUser(id: String) async throws(NetworkError) -> UserDto {
    try await step("getUser") { () throws(NetworkError) in try await base.getUser(id: id) }
  }

  func saveUser(id: String, _ request: SaveUserRequest) async throws(NetworkError) -> UserDto {
    try await step("saveUser") { () throws(NetworkError) in try await base.saveUser(id: id, request) }
  }

  private func step<Result: Sendable>(
    _ name: String, _ body: @Sendable () async throws(NetworkError) -> Result
  ) async throws(NetworkError) -> Result {
    try await trace.step(from: "UserRepository", to: "UserRemoteDataSource.\(name)", body)
  }
}

struct TracedUserLocalDataSource: UserLocalDataSource {
  let base: any UserLocalDataSource
  let trace: TraceLogger

  func getUser(id: String) async throws(DatabaseError) -> User? {
    try await step("getUser") { () throws(DatabaseError) in try await base.getUser(id: id) }
  }

  func getUsers() async throws(DatabaseError) -> [User] {
    try await step("getUsers") { () throws(DatabaseError) in try await base.getUsers() }
  }

  func saveUser(_ user: User) async throws(DatabaseError) {
    try await step("saveUser") { () throws(DatabaseError) in try await base.saveUser(user) }
  }

  func replaceUsers(_ users: [User]) async throws(DatabaseError) {
    try await step("replaceUsers") { () throws(DatabaseError) in try await base.replaceUsers(users) }
  }

  func removeUsers() async throws(DatabaseError) {
    try await step("removeUsers") { () throws(DatabaseError) in try await base.removeUsers() }
  }

  func observeUsers() async -> AsyncThrowingStream<[User], any Error> { await base.observeUsers() }

  private func step<Result: Sendable>(
    _ name: String, _ body: @Sendable () async throws(DatabaseError) -> Result
  ) async throws(DatabaseError) -> Result {
    try await trace.step(from: "UserRepository", to: "UserLocalDataSource.\(name)", body)
  }
}
