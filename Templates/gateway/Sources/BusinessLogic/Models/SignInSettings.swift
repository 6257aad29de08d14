/// What the user decides about signing in, and what is kept for that.
struct SignInSettings: Equatable, Sendable {
  /// Whether the phone is kept for the next time.
  let remembersPhone: Bool
  /// The phone that signed in last; empty where none is kept.
  let phone: String

  /// A phone that is not to be remembered is not kept.
  init(remembersPhone: Bool = true, phone: String = "") {
    self.remembersPhone = remembersPhone
    self.phone = remembersPhone ? phone : ""
  }
}
