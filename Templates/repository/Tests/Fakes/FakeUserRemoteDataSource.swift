import Foundation
import StrataNetwork

@testable import Users

actor FakeUserRemoteDataSource: UserRemoteDataSource {
  private var users: [UserDto]
  private var failure: NetworkError?
  private(set) var calls = 0
  /// The keys of the changes that were received, in order.
  private(set) var keys: [UUID] = []

  init(_ users: [User], failure: NetworkError? = nil) {
    self.users = users.map(Samples.dto)
    self.failure = failure
  }

  func fail(with failure: NetworkError?) { self.failure = failure }

  /// Another device changes a user.
  func set(_ user: User) { users = users.map { $0.id == user.id ? Samples.dto(user) : $0 } }

  func user(_ id: String) -> UserDto? { users.first { $0.id == id } }

  func getUsers() throws(NetworkError) -> [UserDto] {
    try answer()
    return users
  }

  func getUser(id: String) throws(NetworkError) -> UserDto {
    try answer()
    guard let user = users.first(where: { $0.id == id }) else { throw .status(HTTPResponse(status: 404)) }
    return user
  }

  func renameUser(id: String, _ request: RenameUserRequest, key: UUID) throws(NetworkError) -> UserDto {
    keys.append(key)
    try answer()
    users = users.map { $0.id == id ? UserDto(id: id, name: request.name, email: $0.email) : $0 }
    return try getUser(id: id)
  }

  private func answer() throws(NetworkError) {
    calls += 1
    if let failure { throw failure }
  }
}
