@testable import Members

/// Users in memory.
actor FakeUserRepository: UserRepositoryProtocol {
  private(set) var list: UserList
  private let failure: AppError?

  init(_ users: [User] = [], failure: AppError? = nil) {
    list = UserList(users: users, storedAt: nil)
    self.failure = failure
  }

  func getUsers() throws(AppError) -> UserList {
    if let failure { throw failure }
    return list
  }

  func createUser(_ draft: UserDraft) throws(AppError) -> User {
    if let failure { throw failure }
    let created = User(id: "\(list.users.count + 1)", name: draft.name, email: draft.email, avatarURL: nil)
    list = UserList(users: list.users + [created], storedAt: nil)
    return created
  }
}
