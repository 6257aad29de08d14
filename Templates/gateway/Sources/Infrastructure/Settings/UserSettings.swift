import StrataStorage

/// What the app remembers of its user.
protocol UserSettingsProtocol: Sendable {
  /// The token of who is signed in; `nil` also where it cannot be read, since then one has to sign in again.
  var token: String? { get }
  func save(token: String) throws
  func forgetToken() throws
}

struct UserSettings: UserSettingsProtocol {
  private let storage: any SecureStorage

  init(storage: any SecureStorage) {
    self.storage = storage
  }

  var token: String? {
    try? storage.value(for: .token)
  }

  func save(token: String) throws {
    try storage.set(token, for: .token)
  }

  func forgetToken() throws {
    try storage.removeValue(for: .token)
  }
}

extension SecretKey where Value == String {
  fileprivate static var token: Self { SecretKey("token") }
}
