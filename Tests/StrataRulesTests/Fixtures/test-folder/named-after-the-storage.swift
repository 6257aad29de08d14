// style: coordinator
// rules: test-folder
// The test of a storage creates it, by the name of its file or of the protocol, with a double of what it stores in.
// file: Tests/UnitTests/PlistSettingsStorageTests.swift
import XCTest

final class SettingsTests: XCTestCase {
  let files = FilesFake()
  lazy var storage = PlistSettingsStorage(directory: files.directory)
  let other = KeychainStorage()  // ! test-folder SettingsTests -> KeychainStorage
}
final class FilesFake { let directory = "" }
// file: Tests/UnitTests/Moods.swift
final class MoodStorageTests: XCTestCase {
  let files = FilesFake()
  lazy var storage = FileStorage(directory: files.directory)
}

final class MoodTests: XCTestCase {
  let storage = FileStorage(directory: "moods")  // ! test-folder MoodTests -> FileStorage
}
// file: Tests/UnitTests/FileStorageTests.swift
final class FileStorageTests: XCTestCase {
  let storage = FileStorage(directory: "tests")  // ! test-folder FileStorageTests -> FileStorage
}
// file: Sources/Infrastructure/Storage/PlistSettingsStorage.swift
final class PlistSettingsStorage {
  init(directory: String) {}
  func read() -> String? { nil }
}
// file: Sources/Infrastructure/Storage/KeychainStorage.swift
final class KeychainStorage { func read() -> String? { nil } }
// file: Sources/Infrastructure/Storage/FileStorage.swift
protocol MoodStorageProtocol { func read() -> String? }

final class FileStorage: MoodStorageProtocol {
  private let files = FileManager.default
  init(directory: String) {}
  func read() -> String? { nil }
}
