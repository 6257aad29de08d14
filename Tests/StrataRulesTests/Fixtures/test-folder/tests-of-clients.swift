// The test of a client or a storage itself needs no server only with a double.
// style: coordinator
// rules: test-folder
// file: Sources/Infrastructure/Network/CableClient.swift
final class NetworkClient {
  private let fallback = URLSession.shared
  init(session: CableSession) {}
}
protocol CableSession {}
// file: Sources/Infrastructure/Storage/CableStorage.swift
final class CableStorage {
  private let defaults: UserDefaults?
  init(name: String) { defaults = UserDefaults(suiteName: name) }
}
final class CableCacheStorage {
  private var cables: [String] = []
}
// file: Tests/UnitTests/CableStorageTests.swift
import XCTest

final class CableStorageTests: XCTestCase {
  func testSave() {
    _ = CableStorage(name: "tests")  // ! test-folder CableStorageTests -> CableStorage
  }
}
// file: Tests/UnitTests/NetworkClientTests.swift
import XCTest

final class NetworkClientTests: XCTestCase {
  private var session: CableSession!

  override func setUp() { session = CableSessionStub() }

  func testSend() { _ = NetworkClient(session: session) }
}

struct CableSessionStub: CableSession {}
// file: Tests/UnitTests/Memory/CableStorageTests.swift
import XCTest

final class CableStorageMemoryTests: XCTestCase {
  func testSave() {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    _ = CableStorage(name: "\(configuration)")
  }
}
// file: Tests/UnitTests/CableCacheStorageTests.swift
import XCTest

/// Only in memory.
final class CableCacheStorageTests: XCTestCase {
  func testSave() { _ = CableCacheStorage() }
}
