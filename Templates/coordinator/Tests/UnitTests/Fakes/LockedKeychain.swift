import Foundation
import StrataStorage

@testable import Members

/// A keychain that answers only while the device is unlocked.
struct LockedKeychain: SecureStorage {
  private let storage: InMemoryStorage
  private let flags = InMemoryStorage()
  private let status: Int32

  /// - Parameter status: what the keychain says while it is locked: by default that the device is.
  init(holding storage: InMemoryStorage, status: Int32 = -25308) {
    self.storage = storage
    self.status = status
  }

  var isLocked: Bool {
    get { flags.data(named: "locked") != nil }
    nonmutating set { newValue ? flags.set(Data(), named: "locked") : flags.removeData(named: "locked") }
  }

  var protection: SecretProtection { storage.protection }

  func secret(named name: String) throws(SecureStorageError) -> Data? {
    try check()
    return storage.secret(named: name)
  }

  func setSecret(_ data: Data, named name: String) throws(SecureStorageError) {
    try check()
    storage.setSecret(data, named: name)
  }

  func removeSecret(named name: String) throws(SecureStorageError) {
    try check()
    storage.removeSecret(named: name)
  }

  func removeAllSecrets() throws(SecureStorageError) {
    try check()
    storage.removeAllSecrets()
  }

  private func check() throws(SecureStorageError) {
    if isLocked { throw .keychain(status: status) }
  }
}
