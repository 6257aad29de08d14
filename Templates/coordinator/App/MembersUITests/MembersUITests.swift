import XCTest

/// The flows of the app, as a user takes them. Every code is 424242.
final class MembersUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testTheDetailsOfAUser() {
    let app = XCUIApplication.launched()
    let row = app.element("users.row")
    XCTAssertTrue(row.appears)
    row.press()
    XCTAssertTrue(app.element("user.email").appears)
  }

  @MainActor
  func testAddingAUser() {
    let app = XCUIApplication.launched()
    XCTAssertTrue(app.element("users.row").appears)
    app.element("users.add").press()
    let name = app.element("newUser.name")
    XCTAssertTrue(name.appears)
    name.enter("Mary Shelley")
    app.element("newUser.email").enter("mary@example.com")
    app.element("newUser.create").press()
    XCTAssertTrue(app.staticTexts["Mary Shelley"].firstMatch.appears)
  }

  @MainActor
  func testSigningInAndOut() {
    let app = XCUIApplication.launched()
    app.tab("Profile").press()
    let signIn = app.element("profile.signIn")
    XCTAssertTrue(signIn.appears)
    signIn.press()
    let phone = app.element("signIn.phone")
    XCTAssertTrue(phone.appears)
    phone.enter("+998901234567")
    app.element("signIn.send").press()
    let code = app.element("signIn.code")
    XCTAssertTrue(code.appears)
    code.enter("424242")
    app.element("signIn.signIn").press()
    XCTAssertTrue(app.element("profile.save").appears)
    app.tab("Settings").press()
    app.element("settings.signOut").press()
    app.tab("Profile").press()
    XCTAssertTrue(app.element("profile.signIn").appears)
  }

  @MainActor
  func testWithoutAConnection() {
    let app = XCUIApplication.launched("--offline")
    XCTAssertTrue(app.element("users.error").appears)
    XCTAssertFalse(app.element("users.row").exists)
  }
}

extension XCUIApplication {
  /// The tab of a phone, or the row of the sidebar on an iPad and a Mac.
  @MainActor
  fileprivate func tab(_ title: String) -> XCUIElement {
    tabBars.firstMatch.exists ? tabBars.buttons[title].firstMatch : staticTexts[title].firstMatch
  }
}
