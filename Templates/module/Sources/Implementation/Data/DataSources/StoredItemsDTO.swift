import Foundation

/// The last answer to a filter, and when it came.
struct StoredItemsDTO: Codable, Equatable, Sendable {
  let items: [ItemDTO]
  let storedAt: Date
}
