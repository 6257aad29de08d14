// style: coordinator
// file: Tests/ScreenTests/ATests.swift
import XCTest

/// The project has no folder of UI tests: reported once.
final class ATests: XCTestCase {
  let app = XCUIApplication()  // ! test-folder ATests -> XCUIApplication
}
// file: Tests/ScreenTests/BTests.swift
import XCTest

final class BTests: XCTestCase {
  let app = XCUIApplication()
}
// file: Tests/ScreenTests/CTests.swift
import XCTest

final class CTests: XCTestCase {
  let app = XCUIApplication()
}
// file: Tests/ScreenTests/DTests.swift
import XCTest

final class DTests: XCTestCase {
  let app = XCUIApplication()
}
// file: Tests/ScreenTests/ETests.swift
import XCTest

final class ETests: XCTestCase {
  let app = XCUIApplication()
}
