import StrataNetwork
import StrataStorage

/// Where the tokens of who is signed in outlive the app.
struct CredentialStorage: Sendable {
  private let storage: any SecureStorage
  private let report: @Sendable (String) -> Void

  /// - Parameter report: gets a message when renewed tokens cannot be stored: the app goes on, and the user signs in again
  ///   next time.
  init(storage: any SecureStorage, report: @escaping @Sendable (String) -> Void = Log.warning) {
    self.storage = storage
    self.report = report
  }

  /// `nil` also where it cannot be read, since then one has to sign in again.
  var credential: Credential? {
    try? storage.value(for: .session)
  }

  func save(_ credential: Credential?) throws(SecureStorageError) {
    if let credential {
      try storage.set(credential, for: .session)
    } else {
      try storage.removeValue(for: .session)
    }
  }

  /// Keeps what a renewal brings, if it can.
  @Sendable func keep(_ credential: Credential?) {
    do throws(SecureStorageError) {
      try save(credential)
    } catch {
      report("the session cannot be kept: \(error)")
    }
  }
}

extension SecretKey where Value == Credential {
  fileprivate static var session: Self { SecretKey("session") }
}
