import XCTest

/// A payment and the transactions, as a user of the app sees them.
final class PaymentsUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testPaying() {
    let app = XCUIApplication.launched()
    app.element("payment.amount").enter("10000")
    app.element("payment.pay").press()
    XCTAssertTrue(app.element("payment.result").appears)
  }

  @MainActor
  func testAnAmountThatIsTooSmall() {
    let app = XCUIApplication.launched()
    app.element("payment.amount").enter("1000")
    app.element("payment.pay").press()
    XCTAssertTrue(app.element("payment.error").appears)
    XCTAssertFalse(app.element("payment.result").exists)
  }

  @MainActor
  func testTransactions() {
    let app = XCUIApplication.launched()
    app.openTransactions()
    let show = app.element("transactions.show")
    XCTAssertTrue(show.appears)
    show.press()
    XCTAssertTrue(app.element("transactions.row").appears)
  }

  @MainActor
  func testAPaymentThatIsNotAnsweredCanBeGivenUp() {
    let app = XCUIApplication.launched("--offline")
    app.element("payment.amount").enter("10000")
    app.element("payment.pay").press()
    XCTAssertTrue(app.element("payment.error").appears)
    app.element("payment.new").press()
    XCTAssertFalse(app.element("payment.error").exists)
  }
}

extension XCUIApplication {
  /// Tabs where the window is narrow, a sidebar where it is wide.
  @MainActor
  fileprivate func openTransactions() {
    XCTAssertTrue(element("payment.amount").appears)
    let tab = tabBars.buttons["Transactions"]
    (tab.exists ? tab : element("sidebar.transactions")).press()
  }
}
