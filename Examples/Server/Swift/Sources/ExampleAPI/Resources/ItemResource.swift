struct ItemFields: Codable, Sendable {
  let name: String
  let price: Money
  let categories: [String]

  init(name: String, price: Money, categories: [String]) {
    self.name = name
    self.price = price
    self.categories = categories
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    if name.isEmpty {
      throw DecodingError.dataCorruptedError(forKey: .name, in: container, debugDescription: "an empty name")
    }
    price = try container.decode(Money.self, forKey: .price)
    categories = try container.decode([String].self, forKey: .categories)
  }
}

struct Item: Encodable, Sendable {
  let id: String
  let fields: ItemFields

  private enum Keys: CodingKey { case id, name, price, categories }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(id, forKey: .id)
    try container.encode(fields.name, forKey: .name)
    try container.encode(fields.price, forKey: .price)
    try container.encode(fields.categories, forKey: .categories)
  }
}

struct Category: Encodable, Sendable {
  let id: String
  let name: String
}

extension World {
  /// The first categories and items.
  mutating func seedItems() {
    categories = [
      Category(id: "books", name: "Books"), Category(id: "garden", name: "Garden"),
      Category(id: "kitchen", name: "Kitchen"),
    ]
    let rows: [(String, Int, [String])] = [
      ("Field notebook", 790, ["books"]),
      ("Herb atlas", 3450, ["books", "garden"]),
      ("Watering can", 2499, ["garden"]),
      ("Bread knife", 4200, ["kitchen"]),
      ("Cookbook", 2895, ["books", "kitchen"]),
    ]
    items = rows.enumerated().map { index, row in
      Item(
        id: "\(index + 1)",
        fields: .init(name: row.0, price: Money(minor: row.1, currency: .EUR), categories: row.2))
    }
  }

  func getCategories(_ request: Request) throws(Problem) -> Answer { try .json(categories) }

  func getItems(_ request: Request) throws(Problem) -> Answer {
    try versioned("items", request) { () throws(Problem) in
      let category = request.query["category"]
      let part = (request.query["query"] ?? "").lowercased()
      return try .json(
        items.filter { item in
          (category.map(item.fields.categories.contains) ?? true)
            && (part.isEmpty || item.fields.name.lowercased().contains(part))
        })
    }
  }

  func getItem(_ request: Request) throws(Problem) -> Answer {
    try versioned("items", request) { () throws(Problem) in
      try .json(items[try indexOfItem(request.parameter)])
    }
  }

  mutating func updateItem(_ request: Request) throws(Problem) -> Answer {
    let fields = try request.decoded(ItemFields.self)
    return try once(request, fields) { world throws(Problem) in
      let index = try world.indexOfItem(request.parameter)
      try world.refuseOdd(fields)
      world.items[index] = Item(id: request.parameter, fields: fields)
      world.changed("items")
      return try .json(world.items[index])
    }
  }

  private func indexOfItem(_ id: String) throws(Problem) -> Int {
    guard let index = items.firstIndex(where: { $0.id == id }) else { throw .notFound("item", id) }
    return index
  }

  private func refuseOdd(_ fields: ItemFields) throws(Problem) {
    if fields.price.minor < 0 { throw Problem(422, "invalid_price", "A price is not negative.") }
    let named = Set(fields.categories)
    if named.count < fields.categories.count || !named.isSubset(of: categories.map(\.id)) {
      throw Problem(422, "invalid_categories", "Each category must exist, and is named once.")
    }
  }
}
