/// What the user decides about signing in, and what is stored for that.
struct SignInSettings: Equatable, Sendable {
  /// Whether the phone is filled in the next time.
  let remembersPhone: Bool
  /// The phone that signed in last; empty where none is stored.
  let phone: String

  /// A phone that is not to be remembered is not stored.
  init(remembersPhone: Bool = true, phone: String = "") {
    self.remembersPhone = remembersPhone
    self.phone = remembersPhone ? phone : ""
  }
}
