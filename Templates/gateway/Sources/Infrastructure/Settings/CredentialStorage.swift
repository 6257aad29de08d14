import StrataNetwork
import StrataStorage

/// Where the tokens of the user outlive the app.
struct CredentialStorage: Sendable {
  private let storage: any SecureStorage
  private let report: @Sendable (String) -> Void

  /// - Parameter report: receives a message when tokens cannot be read, stored or removed.
  init(storage: any SecureStorage, report: @escaping @Sendable (String) -> Void = Log.warning) {
    self.storage = storage
    self.report = report
  }

  /// The stored tokens; `nil` where there are none. Tokens of another version of the app, which this one can never
  /// read, count as none; those that cannot be read now do not.
  @Sendable func credential() throws(SecureStorageError) -> Credential? {
    do {
      return try storage.value(for: .session)
    } catch {
      report("the session cannot be read: \(error)")
      if case .undecodable = error { return nil }
      throw error
    }
  }

  /// Stores what signing in or a renewal brings, and removes it with `nil`.
  @Sendable func keep(_ credential: Credential?) {
    do throws(SecureStorageError) {
      if let credential {
        try storage.set(credential, for: .session)
      } else {
        try storage.removeValue(for: .session)
      }
    } catch {
      report("the session cannot be stored: \(error)")
    }
  }

  /// Whether no tokens are stored.
  var isEmpty: Bool {
    do { return try credential() == nil } catch { return false }
  }
}

extension SecretKey where Value == Credential {
  fileprivate static var session: Self { SecretKey("session") }
}
