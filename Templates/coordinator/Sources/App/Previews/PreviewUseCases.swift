#if canImport(SwiftUI) && DEBUG
  import Foundation

  /// Use cases that answer what a preview shows.
  struct PreviewUserList: GetUserListUseCaseProtocol {
    let answer: PreviewAnswer<UserList>

    func execute() async throws -> UserList { try await answer.get() }
  }

  /// Nobody has a picture.
  struct PreviewAvatar: GetAvatarUseCaseProtocol {
    func execute(user: User) async throws -> Data? { nil }
  }

  struct PreviewCreateUser: CreateUserUseCaseProtocol {
    let answer: PreviewAnswer<User>

    func execute(name: String, email: String) async throws -> User { try await answer.get() }
  }

  struct PreviewProfile: GetProfileUseCaseProtocol, UpdateProfileUseCaseProtocol {
    let answer: PreviewAnswer<Profile>

    func execute() async throws -> Profile { try await answer.get() }
    func execute(name: String, email: String) async throws -> Profile { try await answer.get() }
  }

  struct PreviewSignIn: RequestCodeUseCaseProtocol, SignInUseCaseProtocol {
    let answer: PreviewAnswer<Bool>

    func execute(phone: String) async throws { _ = try await answer.get() }
    func execute(phone: String, code: String) async throws { _ = try await answer.get() }
  }
#endif
