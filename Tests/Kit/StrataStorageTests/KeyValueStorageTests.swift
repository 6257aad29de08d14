import Foundation
import StrataStorage
import Testing

@Suite struct KeyValueStorageTests {
  private struct Selection: Codable, Equatable {
    var tab: Int
    var filters: [String: [String]]
  }

  @Test func suitesKeepTypedValuesApart() throws {
    let name = "dev.strata.tests.\(UUID().uuidString)"
    defer { UserDefaults.standard.removePersistentDomain(forName: name) }
    let selection = Selection(tab: 3, filters: ["ä": ["1", ""]])
    let key = StorageKey<Selection>("selection")
    let first = UserDefaultsStorage(suiteName: name)
    #expect(try first.value(for: .hasSeenTour) == nil)
    try first.set(true, for: .hasSeenTour)
    try first.set(selection, for: key)
    // Another instance, as after a restart.
    let second = UserDefaultsStorage(suiteName: name)
    #expect(try second.value(for: .hasSeenTour) == true)
    #expect(try second.value(for: key) == selection)
    #expect(try UserDefaultsStorage(suiteName: name + ".other").value(for: key) == nil)
    #expect(throws: KeyValueStorageError.undecodable(name: "selection")) {
      try second.value(for: StorageKey<Bool>("selection"))
    }
    try second.removeValue(for: key)
    #expect(try first.value(for: key) == nil)
    #expect(throws: KeyValueStorageError.unencodable(name: "number")) {
      try first.set(Double.nan, for: StorageKey("number"))
    }
  }

  @Test func memoryForgetsNothingWhileItLives() throws {
    let storage = InMemoryStorage()
    try storage.set(7, for: StorageKey("a"))
    try storage.set("s", for: SecretKey("a"))
    #expect(try storage.value(for: StorageKey<Int>("a")) == 7)
    #expect(try storage.value(for: SecretKey<String>("a")) == "s")
    storage.removeAllSecrets()
    #expect(try storage.value(for: SecretKey<String>("a")) == nil)
    #expect(storage.protection == .processMemory)
  }
}
