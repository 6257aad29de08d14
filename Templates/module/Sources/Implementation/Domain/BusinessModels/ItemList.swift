import Foundation

/// Items, and how far to trust them.
public struct ItemList: Equatable, Sendable {
  public let items: [Item]
  /// When they were stored, for items that come from the store; `nil` for what the server has just said.
  public let storedAt: Date?
}
