// Must not compile: a test that is on no actor cannot use the app.
import XCTest

final class WrongTests: XCTestCase {
  func testLaunching() { XCUIApplication().launch() }
}
