import StrataNetwork

/// What the app remembers of its user.
protocol UserSettingsProtocol: Sendable {
  /// The token of who is signed in.
  var token: String? { get }
  func save(token: String, refreshToken: String) async throws
  func forgetToken() async throws
}

/// Keeps the tokens, and gives them to the client that sends them.
struct UserSettings: UserSettingsProtocol {
  private let storage: CredentialStorage
  private let authorizer: Authorizer

  init(storage: CredentialStorage, authorizer: Authorizer) {
    self.storage = storage
    self.authorizer = authorizer
  }

  var token: String? {
    storage.credential?.accessToken.revealed
  }

  func save(token: String, refreshToken: String) async throws {
    let credential = Credential(accessToken: Secret(token), refreshToken: Secret(refreshToken))
    try storage.save(credential)
    await authorizer.signIn(credential)
  }

  func forgetToken() async throws {
    try storage.save(nil)
    await authorizer.signOut()
  }
}
