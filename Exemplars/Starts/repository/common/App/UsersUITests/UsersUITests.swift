import XCTest

/// The app, as somebody sees it who has just installed it.
final class UsersUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testTheAppStarts() {
    let app = XCUIApplication.launched()
    XCTAssertTrue(app.element("start").appears)
  }
}
