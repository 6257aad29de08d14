/// Somebody whom the app does not know yet.
struct NewUser: Equatable, Sendable {
  let name: String
  let email: String
}
