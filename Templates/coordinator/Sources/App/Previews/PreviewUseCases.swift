#if canImport(SwiftUI) && DEBUG
  import Foundation

  /// Use cases that answer what a preview shows.
  struct PreviewUserList: GetUserListUseCaseProtocol {
    let answer: PreviewAnswer<UserList>

    func execute() async throws(AppError) -> UserList { try await answer.get() }
  }

  /// Nobody has a picture.
  struct PreviewAvatar: GetAvatarUseCaseProtocol {
    func execute(user: User) async throws(AppError) -> Data? { nil }
  }

  struct PreviewCreateUser: CreateUserUseCaseProtocol {
    let answer: PreviewAnswer<User>

    func execute(_ draft: UserDraft) async throws(AppError) -> User { try await answer.get() }
  }

  struct PreviewProfile: GetProfileUseCaseProtocol, UpdateProfileUseCaseProtocol {
    let answer: PreviewAnswer<Profile>

    func execute() async throws(AppError) -> Profile { try await answer.get() }
    func execute(name: String, email: String) async throws(AppError) -> Profile { try await answer.get() }
  }

  struct PreviewSignIn: RequestCodeUseCaseProtocol, SignInUseCaseProtocol {
    let answer: PreviewAnswer<Bool>

    func execute(phone: String) async throws(AppError) { _ = try await answer.get() }
    func execute(phone: String, code: String) async throws(AppError) { _ = try await answer.get() }
  }

  struct PreviewSignOut: SignOutUseCaseProtocol {
    let answer: PreviewAnswer<Bool>

    func execute(_ session: Session) async throws(AppError) { _ = try await answer.get() }
  }

  /// A window in which nothing else happens.
  final class PreviewSettingsWindow: SettingsNavigation {
    let session = Session(number: 1, state: .signedIn)

    func userDidSignOut() async {}
  }
#endif
