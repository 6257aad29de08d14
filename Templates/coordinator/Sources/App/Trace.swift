import StrataTerminal

/// Tells each step between view model and network, if there is a logger. The layers know nothing of it: what they are
/// given looks like what it stands before.
struct Trace: Sendable {
  static let none = Trace(logger: nil)
  let logger: TraceLogger?

  func useCase(_ base: any GetUserListUseCaseProtocol) -> any GetUserListUseCaseProtocol {
    logger.map { GetUserListTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any CreateUserUseCaseProtocol) -> any CreateUserUseCaseProtocol {
    logger.map { CreateUserTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any GetProfileUseCaseProtocol) -> any GetProfileUseCaseProtocol {
    logger.map { GetProfileTrace(base: base, logger: $0) } ?? base
  }

  func repository(_ base: any UserRepositoryProtocol) -> any UserRepositoryProtocol {
    logger.map { UserTrace(base: base, logger: $0) } ?? base
  }

  func repository(_ base: any ProfileRepositoryProtocol) -> any ProfileRepositoryProtocol {
    logger.map { ProfileTrace(base: base, logger: $0) } ?? base
  }
}

private struct GetUserListTrace: GetUserListUseCaseProtocol {
  let base: any GetUserListUseCaseProtocol
  let logger: TraceLogger

  func execute() async throws -> UserList {
    try await logger.step(from: "UserListViewModel", to: "GetUserListUseCase.execute") {
      try await base.execute()
    }
  }
}

private struct CreateUserTrace: CreateUserUseCaseProtocol {
  let base: any CreateUserUseCaseProtocol
  let logger: TraceLogger

  func execute(name: String, email: String) async throws -> User {
    try await logger.step(from: "CreateUserViewModel", to: "CreateUserUseCase.execute") {
      try await base.execute(name: name, email: email)
    }
  }
}

private struct GetProfileTrace: GetProfileUseCaseProtocol {
  let base: any GetProfileUseCaseProtocol
  let logger: TraceLogger

  func execute() async throws -> Profile {
    try await logger.step(from: "ProfileViewModel", to: "GetProfileUseCase.execute") {
      try await base.execute()
    }
  }
}

private struct UserTrace: UserRepositoryProtocol {
  let base: any UserRepositoryProtocol
  let logger: TraceLogger

  func getUsers() async throws -> UserList {
    try await logger.step(from: "GetUserListUseCase", to: "UserRepository.getUsers") { try await base.getUsers() }
  }

  func createUser(_ user: NewUser) async throws -> User {
    try await logger.step(from: "CreateUserUseCase", to: "UserRepository.createUser") {
      try await base.createUser(user)
    }
  }
}

private struct ProfileTrace: ProfileRepositoryProtocol {
  let base: any ProfileRepositoryProtocol
  let logger: TraceLogger

  func getProfile() async throws -> Profile {
    try await logger.step(from: "GetProfileUseCase", to: "ProfileRepository.getProfile") {
      try await base.getProfile()
    }
  }

  func updateProfile(name: String, email: String) async throws -> Profile {
    try await logger.step(from: "UpdateProfileUseCase", to: "ProfileRepository.updateProfile") {
      try await base.updateProfile(name: name, email: email)
    }
  }
}
