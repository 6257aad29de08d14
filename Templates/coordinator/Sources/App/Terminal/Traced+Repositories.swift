#if os(Linux) || os(macOS)
  import Foundation
  import StrataTerminal

  extension Traced: UserRepositoryProtocol where Layer == any UserRepositoryProtocol {
    func getUsers() async throws -> UserList {
      try await step(askedBy: "GetUserListUseCase") { try await layer.getUsers() }
    }

    func createUser(_ user: NewUser) async throws -> User {
      try await step(askedBy: "CreateUserUseCase") { try await layer.createUser(user) }
    }
  }

  extension Traced: AvatarRepositoryProtocol where Layer == any AvatarRepositoryProtocol {
    func getAvatar(at url: String) async throws -> Data {
      try await step(askedBy: "GetAvatarUseCase") { try await layer.getAvatar(at: url) }
    }
  }

  extension Traced: ProfileRepositoryProtocol where Layer == any ProfileRepositoryProtocol {
    func getProfile() async throws -> Profile {
      try await step(askedBy: "GetProfileUseCase") { try await layer.getProfile() }
    }

    func updateProfile(name: String, email: String) async throws -> Profile {
      try await step(askedBy: "UpdateProfileUseCase") { try await layer.updateProfile(name: name, email: email) }
    }
  }

  extension Traced: SessionRepositoryProtocol where Layer == any SessionRepositoryProtocol {
    func requestCode(phone: String) async throws {
      try await step(askedBy: "RequestCodeUseCase") { try await layer.requestCode(phone: phone) }
    }

    func signIn(phone: String, code: String) async throws {
      try await step(askedBy: "SignInUseCase") { try await layer.signIn(phone: phone, code: code) }
    }

    func signOut() async { await step(askedBy: "SignOutUseCase") { await layer.signOut() } }
  }
#endif
