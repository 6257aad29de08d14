import CoreData

/// Lives in the database and on the wire, and calls itself a business model.
struct Offer: Codable {
  let itemId: Item.ItemId
  let percent: Int
  var record: NSManagedObject? { nil }
}
