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

  func getUsers() throws(NetworkError) -> [UserDto] {
    try answer()
    return users
  }

  func getUser(id: String) throws(NetworkError) -> UserDto {
    try answer()
    guard let user = users.first(where: { $0.id == id }) else { throw .status(HTTPResponse(status: 404)) }
    return user
  }

  func saveUser(id: String, _ request: SaveUserRequest, key: UUID) throws(NetworkError) -> UserDto {
    keys.append(key)
    try answer()
    users.removeAll { $0.id == id }
    users.append(UserDto(id: id, name: request.name, email: request.email))
    return try getUser(id: id)
  }

  private func answer() throws(NetworkError) {
    calls += 1
    if let failure { throw failure }
  }
}
