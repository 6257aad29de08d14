import XCTest

/// The users and one of them, as a user of the app sees them.
final class UsersUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testRenamingAUser() {
    let app = XCUIApplication.launched()
    let row = app.element("users.row")
    XCTAssertTrue(row.appears)
    row.press()
    let name = app.element("user.name")
    XCTAssertTrue(name.appears)
    name.enter("Ada King")
    app.element("user.rename").press()
    XCTAssertTrue(app.staticTexts["Ada King"].firstMatch.appears)
  }

  @MainActor
  func testANameIsNeeded() {
    let app = XCUIApplication.launched()
    let row = app.element("users.row")
    XCTAssertTrue(row.appears)
    row.press()
    let rename = app.element("user.rename")
    XCTAssertTrue(rename.appears)
    rename.press()
    XCTAssertTrue(app.element("user.error").appears)
  }

  @MainActor
  func testWithoutAConnection() {
    let app = XCUIApplication.launched("--offline")
    XCTAssertTrue(app.element("users.error").appears)
    XCTAssertFalse(app.element("users.row").exists)
  }
}
