import Foundation

/// Users, and how far to trust them.
struct UserList: Equatable, Sendable {
  let users: [User]
  /// When they were stored, where the server could not be asked; `nil`: as the server has them now.
  let storedAt: Date?
}
