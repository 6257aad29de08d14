import Foundation
import StrataNetwork

enum UserNetworkRoute {
  static func getUsers() -> Route<[UserDto]> { .get("users") }

  static func getUser(id: String) -> Route<UserDto> { .get("users/\(id)") }

  static func renameUser(id: String, _ request: RenameUserRequest, key: UUID) -> Route<UserDto> {
    .patch("users/\(id)", body: .json(request), idempotencyKey: key.uuidString)
  }
}
