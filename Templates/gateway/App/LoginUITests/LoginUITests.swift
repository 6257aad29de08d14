import XCTest

/// Signing in and out, as a user does it. Every code is 424242.
final class LoginUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testSigningInAndOut() {
    let app = XCUIApplication.launched()
    app.element("login.phone").enter("+998901234567")
    app.element("login.send").press()
    let code = app.element("login.code")
    XCTAssertTrue(code.appears)
    code.enter("424242")
    app.element("login.logIn").press()
    let logOut = app.element("home.logOut")
    XCTAssertTrue(logOut.appears)
    logOut.press()
    XCTAssertTrue(app.element("login.phone").appears)
  }

  @MainActor
  func testANewPasswordSignsIn() {
    let app = XCUIApplication.launched()
    app.element("login.phone").enter("+998901234567")
    app.element("login.forgotPassword").press()
    XCTAssertTrue(app.element("reset.phone").appears)
    app.element("reset.send").press()
    let code = app.element("reset.code")
    XCTAssertTrue(code.appears)
    code.enter("424242")
    app.element("reset.password").enter("correct horse")
    app.element("reset.save").press()
    let logOut = app.element("home.logOut")
    XCTAssertTrue(logOut.appears)
    logOut.press()
    // The phone is filled in.
    XCTAssertTrue(app.element("login.password").appears)
    app.element("login.password").enter("correct horse")
    app.element("login.logInWithPassword").press()
    XCTAssertTrue(logOut.appears)
  }

  @MainActor
  func testAPhoneThatIsNotToBeRememberedIsNotFilledIn() {
    let app = XCUIApplication.launched()
    app.element("login.phone").enter("+998901234567")
    app.element("login.send").press()
    XCTAssertTrue(app.element("login.code").appears)
    app.element("login.code").enter("424242")
    app.element("login.logIn").press()
    XCTAssertTrue(app.element("home.settings").appears)
    app.element("home.settings").press()
    XCTAssertTrue(app.element("settings.remembersPhone").appears)
    app.element("settings.remembersPhone").press()
    app.element("settings.done").press()
    app.element("home.logOut").press()
    XCTAssertTrue(app.element("login.phone").appears)
    XCTAssertFalse(app.textFields["+998901234567"].exists)
  }

  @MainActor
  func testWhatIsNoPhoneNumberIsRefused() {
    let app = XCUIApplication.launched()
    app.element("login.phone").enter("12345")
    app.element("login.send").press()
    XCTAssertTrue(app.staticTexts["Enter a phone number such as +998901234567."].appears)
    app.buttons["OK"].firstMatch.press()
    XCTAssertFalse(app.element("login.code").exists)
  }

  @MainActor
  func testWithoutAConnection() {
    let app = XCUIApplication.launched("--offline")
    app.element("login.phone").enter("+998901234567")
    app.element("login.send").press()
    XCTAssertTrue(app.staticTexts["There is no connection to the server. Please try again."].appears)
  }
}
