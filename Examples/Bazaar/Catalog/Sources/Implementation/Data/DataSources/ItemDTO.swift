struct ItemDTO: Codable {
  let id: String
  let name: String
  let price: Int

  func toDomain() -> Item {
    Item(id: id, name: name, price: price)
  }
}
