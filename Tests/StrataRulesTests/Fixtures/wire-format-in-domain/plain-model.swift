// style: repository
// file: Sources/Domain/Entities/User.swift
/// A `Codable` user was the first idea: `struct User: Codable`.
struct User: Identifiable, Equatable {
  let id: String
}

// MARK: - Codable
/* enum CodingKeys: String, CodingKey { case id } */
struct Team {
  let name: String
}
// file: Sources/Data/UserDTO.swift
struct UserDTO: Codable {
  let id: String
}

/// The data layer's own affair.
extension Team: Decodable {}
