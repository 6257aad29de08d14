import Foundation

/// The users that the server last sent, and when.
struct StoredUsersDTO: Codable, Equatable, Sendable {
  let users: [UserDTO]
  let storedAt: Date
}
