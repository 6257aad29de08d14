#if os(Linux) || os(macOS)
  import StrataNetwork
  import StrataStorage
  import StrataTerminal

  extension Tracer: LayerDecorator {
    /// Traces each step of the app, if there is a logger.
    static func layers(_ logger: TraceLogger?) -> Tracer {
      Tracer(logger)
        .tracing((any UserRepository).self, "UserRepository") { $0 }
        .tracing((any UserRemoteDataSource).self, "UserRemoteDataSource", askedBy: "UserRepository") { $0 }
        .tracing((any UserLocalDataSource).self, "UserLocalDataSource", askedBy: "UserRepository") { $0 }
    }
  }

  extension Traced: UserRepository where Layer == any UserRepository {
    func getUser(id: String) async throws(AppError) -> User {
      try await step(askedBy: "GetUserUseCase") { () throws(AppError) in try await layer.getUser(id: id) }
    }

    func getUsers() -> AsyncThrowingStream<[User], any Error> { layer.getUsers() }

    func refreshUsers() async throws(AppError) -> UserList {
      try await step(askedBy: "GetUsersUseCase") { () throws(AppError) in try await layer.refreshUsers() }
    }

    func saveUser(_ user: User) async throws(AppError) -> User {
      try await step(askedBy: "RenameUserUseCase") { () throws(AppError) in try await layer.saveUser(user) }
    }
  }

  extension Traced: UserRemoteDataSource where Layer == any UserRemoteDataSource {
    func getUsers() async throws(NetworkError) -> [UserDto] {
      try await step { () throws(NetworkError) in try await layer.getUsers() }
    }

    func getUser(id: String) async throws(NetworkError) -> UserDto {
      try await step { () throws(NetworkError) in try await layer.getUser(id: id) }
    }

    func saveUser(id: String, _ request: SaveUserRequest) async throws(NetworkError) -> UserDto {
      try await step { () throws(NetworkError) in try await layer.saveUser(id: id, request) }
    }
  }

  extension Traced: UserLocalDataSource where Layer == any UserLocalDataSource {
    func getUser(id: String) async throws(DatabaseError) -> User? {
      try await step { () throws(DatabaseError) in try await layer.getUser(id: id) }
    }

    func getUsers() async throws(DatabaseError) -> [User] {
      try await step { () throws(DatabaseError) in try await layer.getUsers() }
    }

    func saveUser(_ user: User) async throws(DatabaseError) {
      try await step { () throws(DatabaseError) in try await layer.saveUser(user) }
    }

    /// Counts, and stores no user: no step of its own.
    func beginFetch() async throws(DatabaseError) -> UserFetch { try await layer.beginFetch() }

    func addUser(_ user: User, from fetch: UserFetch) async throws(DatabaseError) -> User {
      try await step { () throws(DatabaseError) in try await layer.addUser(user, from: fetch) }
    }

    func replaceUsers(_ users: [User], from fetch: UserFetch) async throws(DatabaseError) -> Bool {
      try await step { () throws(DatabaseError) in try await layer.replaceUsers(users, from: fetch) }
    }

    func removeUsers() async throws(DatabaseError) {
      try await step { () throws(DatabaseError) in try await layer.removeUsers() }
    }

    func observeUsers() async -> AsyncThrowingStream<[User], any Error> { await layer.observeUsers() }
  }
#endif
