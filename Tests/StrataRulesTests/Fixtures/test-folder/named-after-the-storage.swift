// style: coordinator
// rules: test-folder
// The test of a storage creates it: by the name of its file, or of the protocol.
// file: Tests/UnitTests/PlistSettingsStorageTests.swift
import XCTest

final class SettingsTests: XCTestCase {
  let storage = PlistSettingsStorage()
  let other = KeychainStorage()  // ! test-folder SettingsTests -> KeychainStorage
}
// file: Tests/UnitTests/Moods.swift
final class MoodStorageTests: XCTestCase {
  let storage = FileStorage()
}

final class MoodTests: XCTestCase {
  let storage = FileStorage()  // ! test-folder MoodTests -> FileStorage
}
// file: Sources/Infrastructure/Storage/PlistSettingsStorage.swift
final class PlistSettingsStorage { func read() -> String? { nil } }
// file: Sources/Infrastructure/Storage/KeychainStorage.swift
final class KeychainStorage { func read() -> String? { nil } }
// file: Sources/Infrastructure/Storage/FileStorage.swift
protocol MoodStorageProtocol { func read() -> String? }

final class FileStorage: MoodStorageProtocol { func read() -> String? { nil } }
