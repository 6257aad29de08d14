import StrataNetwork

/// The code that came to the phone.
struct SignInDTO: Codable, Equatable, Sendable {
  let phone: String
  /// No log shows it.
  let code: Secret
}
