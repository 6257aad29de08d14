// style: coordinator
// file: Sources/Infrastructure/Network/NetworkClient.swift
protocol NetworkClientProtocol {
  func send() async throws
}

final class NetworkClient: NetworkClientProtocol {
  let transport: Transport
  init(transport: Transport) { self.transport = transport }
  func send() async throws {}
}

protocol Transport {
  func send() async throws
}

struct SessionTransport: Transport {
  func send() async throws {}
}
// file: Sources/Infrastructure/Storage/UserDefaultsStorage.swift
protocol StorageProtocol {
  func save(_ value: String)
}

final class UserDefaultsStorage: StorageProtocol {
  init(suiteName: String) {}
  func save(_ value: String) {}
}
// file: Sources/Data/Repositories/UserRepository.swift
final class UserRepository {
  let client: NetworkClientProtocol
  let storage: StorageProtocol
  init(client: NetworkClientProtocol, storage: StorageProtocol) {
    self.client = client
    self.storage = storage
  }
}
// file: Tests/UnitTests/UserRepositoryTests.swift
import XCTest

final class UserRepositoryTests: XCTestCase {
  let transport = FakeTransport()
  var storage: UserDefaultsStorage!

  override func setUp() {
    storage = UserDefaultsStorage(suiteName: "test")  // ! test-folder UserRepositoryTests -> UserDefaultsStorage
  }

  func testLoad() {
    let client = NetworkClient(transport: SessionTransport())  // ! test-folder UserRepositoryTests -> NetworkClient
    let repository = UserRepository(client: client, storage: storage)
    URLSession.shared.invalidateAndCancel()  // ! test-folder UserRepositoryTests -> URLSession
    UserDefaults.standard.removeObject(forKey: "a")
  }

  /// Nothing leaves the process.
  func testDoubles() {
    let local = FakeTransport()
    let clients = [NetworkClient(transport: transport), NetworkClient(transport: local), NetworkClient(transport: FakeTransport())]
    let own = UserDefaults(suiteName: "test")
  }
}

struct FakeTransport: Transport {
  func send() async throws {}
}

/// Code of a double.
final class FakeStorage: StorageProtocol {
  let wrapped = UserDefaultsStorage(suiteName: "fake")
  func save(_ value: String) { UserDefaults.standard.set(value, forKey: "a") }
}
// file: Tests/UnitTests/UserListTests.swift
import XCTest

final class UserListTests: XCTestCase {
  func testList() {
    let app = XCUIApplication()  // ! test-folder UserListTests -> XCUIApplication
    app.launch()
  }
}
// file: Tests/IntegrationTests/UserRepositoryIntegrationTests.swift
import XCTest

final class UserRepositoryIntegrationTests: XCTestCase {
  let client = NetworkClient(transport: SessionTransport())
  let storage = UserDefaultsStorage(suiteName: "test")

  func testScreens() {
    XCUIApplication().launch()  // ! test-folder UserRepositoryIntegrationTests -> XCUIApplication
  }
}

/// A helper without tests.
enum Launcher {
  static func launch() { XCUIApplication().launch() }
}
