/// A change of the name alone: the server leaves everything else as it is.
struct RenameUserRequest: Codable, Equatable, Sendable {
  let name: String
}
