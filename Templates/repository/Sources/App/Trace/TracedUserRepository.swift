import StrataTerminal

struct TracedUserRepository: UserRepository {
  let base: any UserRepository
  let trace: TraceLogger

  func getUser(id: String) async throws(AppError) -> User {
    try await trace.step(from: "GetUserUseCase", to: "UserRepository.getUser") { () throws(AppError) in
      try await base.getUser(id: id)
    }
  }

  func getUsers() -> AsyncThrowingStream<[User], any Error> { base.getUsers() }

  func refreshUsers() async throws(AppError) -> UserList {
    try await trace.step(from: "GetUsersUseCase", to: "UserRepository.refreshUsers") { () throws(AppError) in
      try await base.refreshUsers()
    }
  }

  func saveUser(_ user: User) async throws(AppError) -> User {
    try await trace.step(from: "RenameUserUseCase", to: "UserRepository.saveUser") { () throws(AppError) in
      try await base.saveUser(user)
    }
  }
}
