import Foundation

/// Items, and how far to trust them.
struct ItemList: Equatable, Sendable {
  let items: [Item]
  /// When they were stored, for items that come from the store; `nil` for what the server has just said.
  let storedAt: Date?
}
