/// The settings as the database has them.
struct StoredSettings: Codable, Equatable, Sendable {
  let remembersPhone: Bool
  let phone: String
}
