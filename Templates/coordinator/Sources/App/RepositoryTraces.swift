import StrataTerminal

struct UserTrace: UserRepositoryProtocol {
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

struct ProfileTrace: ProfileRepositoryProtocol {
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

struct SessionTrace: SessionRepositoryProtocol {
  let base: any SessionRepositoryProtocol
  let logger: TraceLogger

  func requestCode(phone: String) async throws {
    try await logger.step(from: "RequestCodeUseCase", to: "SessionRepository.requestCode") {
      try await base.requestCode(phone: phone)
    }
  }

  func signIn(phone: String, code: String) async throws {
    try await logger.step(from: "SignInUseCase", to: "SessionRepository.signIn") {
      try await base.signIn(phone: phone, code: code)
    }
  }

  func signOut() async {
    await logger.step(from: "SignOutUseCase", to: "SessionRepository.signOut") { await base.signOut() }
  }
}
