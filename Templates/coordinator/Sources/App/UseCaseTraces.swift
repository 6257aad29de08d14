import StrataTerminal

struct GetUserListTrace: GetUserListUseCaseProtocol {
  let base: any GetUserListUseCaseProtocol
  let logger: TraceLogger

  func execute() async throws -> UserList {
    try await logger.step(from: "UserListViewModel", to: "GetUserListUseCase.execute") {
      try await base.execute()
    }
  }
}

struct CreateUserTrace: CreateUserUseCaseProtocol {
  let base: any CreateUserUseCaseProtocol
  let logger: TraceLogger

  func execute(name: String, email: String) async throws -> User {
    try await logger.step(from: "CreateUserViewModel", to: "CreateUserUseCase.execute") {
      try await base.execute(name: name, email: email)
    }
  }
}

struct GetProfileTrace: GetProfileUseCaseProtocol {
  let base: any GetProfileUseCaseProtocol
  let logger: TraceLogger

  func execute() async throws -> Profile {
    try await logger.step(from: "ProfileViewModel", to: "GetProfileUseCase.execute") {
      try await base.execute()
    }
  }
}

struct UpdateProfileTrace: UpdateProfileUseCaseProtocol {
  let base: any UpdateProfileUseCaseProtocol
  let logger: TraceLogger

  func execute(name: String, email: String) async throws -> Profile {
    try await logger.step(from: "ProfileViewModel", to: "UpdateProfileUseCase.execute") {
      try await base.execute(name: name, email: email)
    }
  }
}

struct RequestCodeTrace: RequestCodeUseCaseProtocol {
  let base: any RequestCodeUseCaseProtocol
  let logger: TraceLogger

  func execute(phone: String) async throws {
    try await logger.step(from: "SignInViewModel", to: "RequestCodeUseCase.execute") {
      try await base.execute(phone: phone)
    }
  }
}

struct SignInTrace: SignInUseCaseProtocol {
  let base: any SignInUseCaseProtocol
  let logger: TraceLogger

  func execute(phone: String, code: String) async throws {
    try await logger.step(from: "SignInViewModel", to: "SignInUseCase.execute") {
      try await base.execute(phone: phone, code: code)
    }
  }
}

struct SignOutTrace: SignOutUseCaseProtocol {
  let base: any SignOutUseCaseProtocol
  let logger: TraceLogger

  func execute() async {
    await logger.step(from: "SettingsViewModel", to: "SignOutUseCase.execute") { await base.execute() }
  }
}
