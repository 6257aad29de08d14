@MainActor
public protocol XCUIElementTypeQueryProvider {
  var firstMatch: XCUIElement { get }
  var buttons: XCUIElementQuery { get }
  var radioButtons: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var tabBars: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
}

extension XCUIElementTypeQueryProvider {
  public var firstMatch: XCUIElement { XCUIElement() }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var radioButtons: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var tabBars: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
}

@MainActor
open class XCUIElement: XCUIElementTypeQueryProvider {
  public enum ElementType: UInt, Sendable {
    case any = 0
    case button = 9
    case staticText = 48
    case textField = 49
  }

  nonisolated init() {}

  open var exists: Bool { false }
  open var isEnabled: Bool { false }
  open var isHittable: Bool { false }
  open var label: String { "" }
  open var value: Any? { nil }

  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func typeText(_ text: String) {}
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }

  // Not on macOS, which has `click()`.
  open func tap() {}
  open func swipeUp() {}
}

@MainActor
open class XCUIElementQuery: XCUIElementTypeQueryProvider {
  nonisolated init() {}

  open var count: Int { 0 }

  open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  open func matching(identifier: String) -> XCUIElementQuery { self }
  open subscript(key: String) -> XCUIElement { XCUIElement() }
}

open class XCUIApplication: XCUIElement {
  public nonisolated override init() {}

  open var launchArguments: [String] = []
  open var launchEnvironment: [String: String] = [:]

  open func launch() {}
  open func terminate() {}
}
