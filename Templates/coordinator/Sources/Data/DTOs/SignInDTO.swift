/// The code that came to the phone.
struct SignInDTO: Codable, Equatable, Sendable {
  let phone: String
  let code: String
}
