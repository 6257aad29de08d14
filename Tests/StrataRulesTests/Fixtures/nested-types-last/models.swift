// style: module
// file: Sources/Implementation/Domain/BusinessModels/Item.swift
struct Item: Identifiable {
  enum Condition { case new, used }  // ! nested-types-last Item -> Condition
  private enum CodingKeys: String, CodingKey { case id }
  typealias ItemID = String  // ! nested-types-last Item -> ItemID
  private enum Wear { case light }  // ! nested-types-last Item -> Wear
  let id: ItemID
  let name: String

  struct Price {}
}

// file: Sources/Implementation/Domain/BusinessModels/Crate.swift
struct Crate {
  let id: String
  // Only what precedes all stored properties hides them.
  enum Kind { case wood }
  typealias Kinds = [Kind]
  let kind: Kind
}

// file: Sources/Implementation/Domain/BusinessModels/Shelf.swift
enum Shelf {
  struct Row {}
  case top(Row)
}
struct Shelves {
  static let all = 3
  struct Key {}  // ! nested-types-last Shelves -> Key
  var count: Int { 1 }
  let keys: [Key]
}

// file: Sources/Implementation/Domain/Search/SearchQuery.swift
struct SearchQuery {
  enum Order { case name }
  let order: Order
}
