import XCTest

extension XCUIApplication {
  /// The app as if it had just been installed, in English.
  @MainActor
  static func launched(_ arguments: String...) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["--temporary", "-AppleLanguages", "(en)", "-AppleLocale", "en_US"] + arguments
    app.launch()
    return app
  }

  /// The element with an identifier, whatever kind of element the platform makes of the view.
  @MainActor
  func element(_ identifier: String) -> XCUIElement {
    descendants(matching: .any).matching(identifier: identifier).firstMatch
  }
}

extension XCUIElement {
  /// Whether the element is there soon enough.
  @MainActor
  var appears: Bool { waitForExistence(timeout: 10) }

  @MainActor
  func press() {
    #if os(macOS)
      click()
    #else
      tap()
    #endif
  }

  /// Puts the cursor into a text field and types.
  @MainActor
  func enter(_ text: String) {
    press()
    typeText(text)
  }
}
