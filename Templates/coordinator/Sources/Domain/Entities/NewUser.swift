/// Somebody whom the app does not know yet.
struct NewUser: Hashable, Sendable {
  let name: String
  let email: String
}
