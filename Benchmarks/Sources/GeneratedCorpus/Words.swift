/// The vocabulary of the generated code base.
enum Words {
  static let areas = [
    "Accounts", "Booking", "Catalog", "Chat", "Checkout", "Delivery", "Documents", "Events", "Fitness", "Inventory",
    "Loyalty", "Media", "Messaging", "Payments", "Profile", "Search", "Settings", "Shipping", "Support", "Travel",
  ]
  static let entities = [
    "Address", "Album", "Badge", "Campaign", "Card", "Cart", "Coupon", "Contact", "Contract", "Device", "Draft",
    "Invoice", "Ledger", "Member", "Note", "Offer", "Order", "Package", "Plan", "Product", "Receipt", "Refund",
    "Reminder", "Report", "Review", "Route", "Schedule", "Session", "Shipment", "Statement", "Ticket", "Transfer",
  ]
  static let verbs = ["Load", "Save", "Remove", "Refresh", "Submit", "Confirm", "Cancel", "Share", "Archive"]
  static let properties: [(name: String, type: String, value: String)] = [
    ("title", "String", "\"Untitled\""), ("subtitle", "String?", "nil"), ("amount", "Decimal", "0"),
    ("currency", "String", "\"EUR\""), ("createdAt", "Date", ".now"), ("updatedAt", "Date?", "nil"),
    ("isActive", "Bool", "true"), ("isFavourite", "Bool", "false"), ("count", "Int", "0"), ("rank", "Int?", "nil"),
    ("tags", "[String]", "[]"), ("attributes", "[String: String]", "[:]"), ("latitude", "Double", "0.0"),
    ("longitude", "Double", "0.0"), ("imageURL", "URL?", "nil"), ("ownerIdentifier", "String", "\"\""),
    ("note", "String", "\"\""), ("priority", "Int", "1"), ("progress", "Double", "0.5"),
    ("checksum", "UInt64", "0xFF"),
  ]
  static let frameworks = ["Foundation", "OSLog"]
  static let remarks = [
    "Keeps the order in which the server sent them.", "Falls back to what was stored last.",
    "Callers decide what an empty result means.", "Stays cheap: this runs on every change.",
    "The server counts from one, the app from zero.", "Never shown to people as it is.",
  ]
}
