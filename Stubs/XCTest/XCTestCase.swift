@_exported import Foundation

open class XCTestCase {
  open var continueAfterFailure = true
  open var name: String { "" }

  public init() {}

  open func setUp() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDown() async throws {}
  open func tearDownWithError() throws {}
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertEqual<Value: Equatable>(
  _ left: @autoclosure () throws -> Value, _ right: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
