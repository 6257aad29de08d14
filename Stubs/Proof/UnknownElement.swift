// Must not compile: an app has no such elements.
import XCTest

@MainActor
func wrong(_ app: XCUIApplication) -> Bool { app.wheels["wrong"].exists }
