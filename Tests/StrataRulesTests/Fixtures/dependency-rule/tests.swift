// rules: dependency-rule, forbidden-import, file-name, no-clock, apart
// file: strata.yml
layers:
  Domain: {match: {path: [Sources/Domain, Tests/DomainTests]}, forbids: [ui]}
  Data: {match: {path: [Sources/Data, Tests/DataTests]}, uses: [Domain]}
frameworks: {ui: [UIKit]}
contracts:
  apart: {independent: "Tests/*", tests: true}
rules:
  dependency-rule: {severity: error, tests: true}
  forbidden-import: {severity: error, tests: true, where: [{path: Tests, severity: warning}]}
  file-name: warning
  no-clock:
    select: {suffix: Tests}
    forbid: {calls: Date.now}
    tests: true
// file: Sources/Domain/Order.swift
import Foundation

struct Order { let made: Date }
// file: Sources/Data/Store.swift
final class Store {
  func save(_ order: Order) {}
}
// file: Tests/DomainTests/OrdersTest.swift
import UIKit  // ! forbidden-import
import XCTest

final class OrderTests: XCTestCase {
  let store = Store()  // ! dependency-rule OrderTests -> Store
  let date = Date.now  // ! no-clock OrderTests -> Date.now
  let fake = FakeStore()  // ! apart OrderTests -> FakeStore

  func testMade() {
    #if DEBUG
    _ = Store()
    #endif
  }
}
// file: Tests/DataTests/StoreTests.swift
import UIKit
import XCTest

final class FakeStore {
  let order: Order? = nil
}

final class StoreTests: XCTestCase {
  let store = Store()
}
