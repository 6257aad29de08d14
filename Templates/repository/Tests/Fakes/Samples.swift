@testable import Users

enum Samples {
  static let ada = User(id: "1", name: "Ada", email: "ada@example.com")
  static let bob = User(id: "2", name: "bob", email: "bob@example.com")
  static let nameless = User(id: "3", name: "", email: "cleo@example.com")
  static let dora = User(id: "4", name: "Dora", email: "dora@example.com")
  static let all = [nameless, bob, ada]

  static func dto(_ user: User) -> UserDto { UserDto(id: user.id, name: user.name, email: user.email) }
}
