import StrataStorage
import StrataTesting
import Testing

@testable import Members

@Suite struct DeviceKeychainTests {
  private let reports = Scripted<String, Void>(answering: ())
  private let stored = InMemoryStorage()
  private let file = InMemoryStorage()

  private func storage(_ keychain: LockedKeychain) -> any SecureStorage {
    DeviceKeychain.storage(keychain, or: file) { try? reports.answer(to: $0) }
  }

  /// As what `swift run` builds on a Mac.
  @Test func aProgramThatIsNotSignedForTheKeychainHasAFileAndSaysSo() throws {
    let keychain = LockedKeychain(holding: stored, status: -34018)
    keychain.isLocked = true
    try storage(keychain).setSecret(.init("token".utf8), named: "session")
    #expect(file.secret(named: "session") != nil && reports.calls.count == 1)
  }

  @Test func aKeychainThatIsLockedIsNotReplaced() throws {
    let keychain = LockedKeychain(holding: stored)
    keychain.isLocked = true
    let storage = storage(keychain)
    keychain.isLocked = false
    try storage.setSecret(.init("token".utf8), named: "session")
    #expect(stored.secret(named: "session") != nil && file.secret(named: "session") == nil && reports.calls.isEmpty)
  }
}
