import StrataNetwork

enum ItemNetworkRoute {
  static func items(_ filter: ItemFilter) -> Route<[ItemDTO]> {
    .get("items", query: ["category": filter.category, "query": filter.text.isEmpty ? nil : filter.text])
  }

  static func item(_ id: String) -> Route<ItemDTO> {
    .get("items/\(id)")
  }

  static func categories() -> Route<[CategoryDTO]> {
    .get("categories")
  }

  static func update(_ id: String, _ item: ItemUpdateDTO) -> Route<ItemDTO> {
    .put("items/\(id)", body: .json(item))
  }
}
