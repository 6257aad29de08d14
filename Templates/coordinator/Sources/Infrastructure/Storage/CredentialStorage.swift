import StrataNetwork
import StrataStorage

/// The session in the keychain: it outlives the app, and nobody else reads it.
struct CredentialStorage: Sendable {
  private static let key = SecretKey<Credential>("session")
  private let keychainStorage: any SecureStorage
  private let report: @Sendable (String) -> Void

  /// - Parameter report: is told when a session cannot be read or kept. The user signs in again next time then, which
  ///   is not a reason to stop now.
  init(keychainStorage: any SecureStorage, report: @escaping @Sendable (String) -> Void) {
    self.keychainStorage = keychainStorage
    self.report = report
  }

  var credential: Credential? {
    do throws(SecureStorageError) {
      return try keychainStorage.value(for: Self.key)
    } catch {
      report("the session cannot be read: \(error)")
      return nil
    }
  }

  func save(_ credential: Credential?) {
    do throws(SecureStorageError) {
      if let credential {
        try keychainStorage.set(credential, for: Self.key)
      } else {
        try keychainStorage.removeValue(for: Self.key)
      }
    } catch {
      report("the session cannot be kept: \(error)")
    }
  }
}
