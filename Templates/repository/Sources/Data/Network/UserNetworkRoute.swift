import StrataNetwork

enum UserNetworkRoute {
  static func getUsers() -> Route<[UserDto]> { .get("users") }

  static func getUser(id: String) -> Route<UserDto> { .get("users/\(id)") }

  static func saveUser(id: String, _ request: SaveUserRequest) -> Route<UserDto> {
    .put("users/\(id)", body: .json(request))
  }
}
