#if os(Linux) || os(macOS)
  import Foundation
  import StrataTerminal

  extension Traced: UserRepositoryProtocol where Layer == any UserRepositoryProtocol {
    func getUsers() async throws(AppError) -> UserList {
      try await step(askedBy: "GetUserListUseCase") { () throws(AppError) in try await layer.getUsers() }
    }

    func createUser(_ draft: UserDraft) async throws(AppError) -> User {
      try await step(askedBy: "CreateUserUseCase") { () throws(AppError) in try await layer.createUser(draft) }
    }
  }

  extension Traced: AvatarRepositoryProtocol where Layer == any AvatarRepositoryProtocol {
    func getAvatar(at url: String) async throws(AppError) -> Data {
      try await step(askedBy: "GetAvatarUseCase") { () throws(AppError) in try await layer.getAvatar(at: url) }
    }
  }

  extension Traced: ProfileRepositoryProtocol where Layer == any ProfileRepositoryProtocol {
    func getProfile() async throws(AppError) -> Profile {
      try await step(askedBy: "GetProfileUseCase") { () throws(AppError) in try await layer.getProfile() }
    }

    func updateProfile(name: String, email: String) async throws(AppError) -> Profile {
      try await step(askedBy: "UpdateProfileUseCase") { () throws(AppError) in
        try await layer.updateProfile(name: name, email: email)
      }
    }
  }

  extension Traced: SessionRepositoryProtocol where Layer == any SessionRepositoryProtocol {
    func sessions() -> AsyncStream<Session> { layer.sessions() }

    func requestCode(phone: String) async throws(AppError) {
      try await step(askedBy: "RequestCodeUseCase") { () throws(AppError) in try await layer.requestCode(phone: phone) }
    }

    func signIn(phone: String, code: String) async throws(AppError) {
      try await step(askedBy: "SignInUseCase") { () throws(AppError) in try await layer.signIn(phone: phone, code: code)
      }
    }

    func signOut(of session: Session) async throws(AppError) {
      try await step(askedBy: "SignOutUseCase") { () throws(AppError) in try await layer.signOut(of: session) }
    }

    func readSession() async { await layer.readSession() }
  }
#endif
