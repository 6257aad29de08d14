/// A rename that waits to be sent, as the journal stores it.
struct UserChangeDto: Codable, Equatable, Sendable {
  let id: String
  let name: String
  /// As it was when the user typed the name: for a device that no longer has the user when the server confirms the
  /// rename. It is not sent.
  let email: String
}

extension UserChangeDto {
  func toRequest() -> RenameUserRequest {
    RenameUserRequest(name: name)
  }
}
