import XCTest

/// The items and one of them, as a user of the app sees them.
final class ItemsUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testRenamingAnItem() {
    let app = XCUIApplication.launched()
    let row = app.element("items.row")
    XCTAssertTrue(row.appears)
    row.press()
    let name = app.element("item.name")
    XCTAssertTrue(name.appears)
    // The form holds the name: what is typed follows it.
    name.enter("!")
    app.element("item.save").press()
    let done = app.element("item.done")
    XCTAssertTrue(done.appears)
    done.press()
    XCTAssertTrue(app.element("items.row").appears)
  }

  @MainActor
  func testPuttingAnItemIntoTheCart() {
    let app = XCUIApplication.launched()
    XCTAssertTrue(app.element("items.row").appears)
    app.element("items.row").press()
    XCTAssertTrue(app.element("item.addToCart").appears)
    app.element("item.addToCart").press()
    XCTAssertTrue(app.element("item.added").appears)
    app.element("item.done").press()
    XCTAssertTrue(app.element("app.cart").appears)
    app.element("app.cart").press()
    XCTAssertTrue(app.element("cart.row").appears)
    XCTAssertTrue(app.element("cart.total").exists)
    app.element("cart.row").press()
    XCTAssertTrue(app.element("item.name").appears)
  }

  @MainActor
  func testChoosingACategory() {
    let app = XCUIApplication.launched()
    XCTAssertTrue(app.element("items.row").appears)
    app.element("items.categories").press()
    let category = app.element("items.category")
    XCTAssertTrue(category.appears)
    category.press()
    XCTAssertTrue(app.element("items.row").appears)
  }

  @MainActor
  func testWithoutAConnection() {
    let app = XCUIApplication.launched("--offline")
    XCTAssertTrue(app.element("items.error").appears)
    XCTAssertFalse(app.element("items.row").exists)
  }
}
