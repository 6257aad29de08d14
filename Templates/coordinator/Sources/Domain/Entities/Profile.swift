/// The user who is signed in.
struct Profile: Identifiable, Equatable, Sendable {
  let id: String
  let phone: String
  let name: String
  let email: String
}
