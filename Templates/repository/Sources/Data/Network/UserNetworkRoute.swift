import Foundation
import StrataNetwork

enum UserNetworkRoute {
  static func getUsers() -> Route<[UserDto]> { .get("users") }

  static func getUser(id: String) -> Route<UserDto> { .get("users/\(id)") }

  static func saveUser(id: String, _ request: SaveUserRequest, key: UUID) -> Route<UserDto> {
    Route(.put, "users/\(id)", headers: ["Idempotency-Key": key.uuidString], body: .json(request))
  }
}
