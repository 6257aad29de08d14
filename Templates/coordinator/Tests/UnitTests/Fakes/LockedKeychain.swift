import Foundation
import StrataStorage

@testable import Members

/// A keychain that answers only while the device is unlocked.
struct LockedKeychain: SecureStorage {
  private let storage: InMemoryStorage
  private let flags = InMemoryStorage()

  init(holding storage: InMemoryStorage) { self.storage = storage }

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
    if isLocked { throw .keychain(status: -25308) }
  }
}
