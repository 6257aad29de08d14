import StrataNetwork
import StrataStorage

/// The session in the keychain: it outlives the app, and no other app reads it.
struct CredentialStorage: Sendable {
  private static let key = SecretKey<Credential>("session")
  private let keychainStorage: any SecureStorage
  private let report: @Sendable (String) -> Void

  /// - Parameter report: receives a message when a session cannot be read, stored or deleted.
  init(keychainStorage: any SecureStorage, report: @escaping @Sendable (String) -> Void) {
    self.keychainStorage = keychainStorage
    self.report = report
  }

  /// The stored session; `nil` where there is none. One of another version of the app, which this one can never read,
  /// counts as none; one that cannot be read now does not.
  @Sendable func credential() throws(SecureStorageError) -> Credential? {
    do {
      return try keychainStorage.value(for: Self.key)
    } catch {
      report("the session cannot be read: \(error)")
      if case .undecodable = error { return nil }
      throw error
    }
  }

  /// Stores what signing in or a renewal brings, and deletes it with `nil`.
  @Sendable func keep(_ credential: Credential?) {
    do throws(SecureStorageError) {
      if let credential {
        try keychainStorage.set(credential, for: Self.key)
      } else {
        try keychainStorage.removeValue(for: Self.key)
      }
    } catch {
      report("the session cannot be stored: \(error)")
    }
  }

  /// Whether no session is stored.
  var isEmpty: Bool {
    do { return try credential() == nil } catch { return false }
  }
}
