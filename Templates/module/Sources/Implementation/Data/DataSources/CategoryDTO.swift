/// A category as the server sends it.
struct CategoryDTO: Codable, Equatable, Sendable {
  let id: String
  let name: String
}

extension CategoryDTO {
  func toDomain() -> Category { Category(id: id, name: name) }
}
