#if os(Linux) || os(macOS)
  import Foundation
  import StrataNetwork
  import StrataTerminal

  extension Tracer: LayerDecorator {
    /// Traces each step of the app, if there is a logger.
    static func layers(_ logger: TraceLogger?) -> Tracer {
      Tracer(logger)
        .tracing((any UserRepository).self, "UserRepository") { $0 }
        .tracing((any UserRemoteDataSource).self, "UserRemoteDataSource", askedBy: "UserRepository") { $0 }
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

    func renameUser(_ user: User, to name: String) async throws(AppError) -> User {
      try await step(askedBy: "RenameUserUseCase") { () throws(AppError) in
        try await layer.renameUser(user, to: name)
      }
    }

    func discardChanges(of id: String) async throws(AppError) -> User {
      try await step(askedBy: "DiscardUserChangesUseCase") { () throws(AppError) in
        try await layer.discardChanges(of: id)
      }
    }

    func sendChanges() async throws(AppError) {
      try await step(askedBy: "SendUserChangesUseCase") { () throws(AppError) in try await layer.sendChanges() }
    }
  }

  extension Traced: UserRemoteDataSource where Layer == any UserRemoteDataSource {
    func getUsers() async throws(NetworkError) -> [UserDto] {
      try await step { () throws(NetworkError) in try await layer.getUsers() }
    }

    func getUser(id: String) async throws(NetworkError) -> UserDto {
      try await step { () throws(NetworkError) in try await layer.getUser(id: id) }
    }

    func renameUser(id: String, _ request: RenameUserRequest, key: UUID) async throws(NetworkError) -> UserDto {
      try await step { () throws(NetworkError) in try await layer.renameUser(id: id, request, key: key) }
    }
  }
#endif
