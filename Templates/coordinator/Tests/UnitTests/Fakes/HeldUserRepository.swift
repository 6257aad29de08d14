@testable import Members

/// Answers the first request, for users or for a new one, when a test wants; all others at once.
actor HeldUserRepository: UserRepositoryProtocol {
  private let users: [User]
  private var isAsked = false
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ users: [User]) {
    self.users = users
  }

  /// Until the first request has come.
  func waitUntilAsked() async {
    while waiting == nil, !Task.isCancelled { await Task.yield() }
  }

  func answerFirst() {
    waiting?.resume()
    waiting = nil
  }

  func getUsers() async throws(AppError) -> UserList {
    await holdFirst()
    return UserList(users: users, storedAt: nil)
  }

  func createUser(_ draft: UserDraft) async throws(AppError) -> User {
    await holdFirst()
    return User(id: "9", name: draft.name, email: draft.email, avatarURL: nil)
  }

  private func holdFirst() async {
    guard !isAsked else { return }
    isAsked = true
    await withCheckedContinuation { waiting = $0 }
  }
}
