// style: repository
// file: Sources/Domain/UserRepository.swift
protocol UserRepository {
  func save()
}
// file: Tests/UserTests/SaveTests.swift
import XCTest

final class MockUserRepository: UserRepository {  // ! prefer-fake SaveTests -> MockUserRepository
  var saveCalled = false
  func save() { saveCalled = true }
}

/// All tests do so: reported once.
final class SaveTests: XCTestCase {
  let repository = MockUserRepository()
  func testA() {  // ! prefer-fake SaveTests -> MockUserRepository
    repository.save()
    XCTAssertTrue(repository.saveCalled)
  }
  func testB() { XCTAssertTrue(repository.saveCalled) }  // ! prefer-fake SaveTests -> MockUserRepository
  func testC() { XCTAssertTrue(repository.saveCalled) }  // ! prefer-fake SaveTests -> MockUserRepository
  func testD() { XCTAssertTrue(repository.saveCalled) }  // ! prefer-fake SaveTests -> MockUserRepository
  func testE() { XCTAssertTrue(repository.saveCalled) }  // ! prefer-fake SaveTests -> MockUserRepository
}
