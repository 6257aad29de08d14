// style: coordinator
// file: Sources/Infrastructure/Network/NetworkClient.swift
final class NetworkClient {
  init(session: NetworkSession = LiveSession()) {}
  func send() {}
}
protocol NetworkSession {}
struct LiveSession: NetworkSession {}
// file: Tests/UnitTests/NetworkClientTests.swift
import XCTest

/// The client itself.
final class NetworkClientTests: XCTestCase {
  var session: NetworkSession!
  override func setUp() { session = NetworkSessionStub() }
  func testSend() { NetworkClient(session: session).send() }
}
struct NetworkSessionStub: NetworkSession {}
// file: Tests/UITests/UserListViewUITests.swift
import XCTest

final class UserListViewUITests: XCTestCase {
  var app: XCUIApplication!
  override func setUp() { app = XCUIApplication() }
}
// file: UITestsFoundation/Screen.swift
import XCTest

struct Screen {
  let app = XCUIApplication()
}
// file: Tests/PerformanceTests/LaunchTests.swift
import XCTest

final class LaunchTests: XCTestCase {
  func testLaunch() { measure { XCUIApplication().launch() } }
}
// file: Tests/IntegrationTests/SendTests.swift
import XCTest

final class SendTests: XCTestCase {
  let client = NetworkClient()
  let session = URLSession.shared
}
// file: Tests/UI/ScreenshotTests.swift
import XCTest

final class ListTests: XCTestCase {
  let app = XCUIApplication()
}
// file: Tests/UnitTests/Storage/FileStorageTests.swift
import XCTest

final class FileStorageTests: XCTestCase {
  let files = FilesFake()
  func testSave() { PropertyListFileStorage(files: files).save() }
}
final class FilesFake: Files {}
// file: Sources/Infrastructure/Storage/PropertyListFileStorage.swift
final class PropertyListFileStorage {
  init(files: Files) {}
  func save() {}
}
protocol Files {}
