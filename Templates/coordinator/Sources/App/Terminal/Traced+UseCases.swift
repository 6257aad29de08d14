#if os(Linux) || os(macOS)
  import Foundation
  import StrataTerminal

  extension Traced: GetUserListUseCaseProtocol where Layer == any GetUserListUseCaseProtocol {
    func execute() async throws(AppError) -> UserList {
      try await step { () throws(AppError) in try await layer.execute() }
    }
  }

  extension Traced: CreateUserUseCaseProtocol where Layer == any CreateUserUseCaseProtocol {
    func execute(_ draft: UserDraft) async throws(AppError) -> User {
      try await step { () throws(AppError) in try await layer.execute(draft) }
    }
  }

  extension Traced: GetAvatarUseCaseProtocol where Layer == any GetAvatarUseCaseProtocol {
    func execute(user: User) async throws(AppError) -> Data? {
      try await step { () throws(AppError) in try await layer.execute(user: user) }
    }
  }

  extension Traced: GetProfileUseCaseProtocol where Layer == any GetProfileUseCaseProtocol {
    func execute() async throws(AppError) -> Profile {
      try await step { () throws(AppError) in try await layer.execute() }
    }
  }

  extension Traced: UpdateProfileUseCaseProtocol where Layer == any UpdateProfileUseCaseProtocol {
    func execute(name: String, email: String) async throws(AppError) -> Profile {
      try await step { () throws(AppError) in try await layer.execute(name: name, email: email) }
    }
  }

  extension Traced: RequestCodeUseCaseProtocol where Layer == any RequestCodeUseCaseProtocol {
    func execute(phone: String) async throws(AppError) {
      try await step { () throws(AppError) in try await layer.execute(phone: phone) }
    }
  }

  extension Traced: SignInUseCaseProtocol where Layer == any SignInUseCaseProtocol {
    func execute(phone: String, code: String) async throws(AppError) {
      try await step { () throws(AppError) in try await layer.execute(phone: phone, code: code) }
    }
  }

  extension Traced: SignOutUseCaseProtocol where Layer == any SignOutUseCaseProtocol {
    func execute(_ session: Session) async throws(AppError) {
      try await step { () throws(AppError) in try await layer.execute(session) }
    }
  }
#endif
