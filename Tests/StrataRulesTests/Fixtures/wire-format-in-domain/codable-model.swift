// style: module
// file: Sources/Implementation/Domain/BusinessModels/Item.swift
struct Item: Identifiable, Codable {  // ! wire-format-in-domain Item -> Codable
  let id: String

  enum CodingKeys: String, CodingKey { case id = "item_id" }
}

struct Price {
  let amount: Int
}

extension Price: Decodable {}  // ! wire-format-in-domain Price -> Decodable

struct Label {
  let text: String

  private enum CodingKeys: String, CodingKey {  // ! wire-format-in-domain Label -> CodingKeys
    case text
  }
}

enum Size: String, Encodable {  // ! wire-format-in-domain Size -> Encodable
  case small, large
}
