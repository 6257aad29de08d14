// style: repository
// file: Sources/Domain/UserRepository.swift
struct User {
  let id: String
}

protocol UserRepository {
  func users() -> [User]
  func add(_ user: User)
}

protocol UserStream {
  func send(_ user: User)
}
// file: Tests/UserTests/Fakes/FakeUserRepository.swift
final class FakeUserRepository: UserRepository {
  private(set) var stored: [User] = []
  private(set) var addCount = 0
  func users() -> [User] { stored }
  func add(_ user: User) {
    addCount += 1
    stored.append(user)
  }
}

/// Answers by itself: the second call fails.
final class ScriptedUserRepository: UserRepository {
  private(set) var count = 0
  func users() -> [User] {
    count += 1
    return count == 1 ? [] : [User(id: "1")]
  }
  func add(_ user: User) {}
}
// file: Tests/UserTests/UserTests.swift
import XCTest

final class UserTests: XCTestCase {
  let repository = FakeUserRepository()
  let scripted = ScriptedUserRepository()

  func testAdd() {
    repository.add(User(id: "1"))
    XCTAssertEqual(repository.users().count, 1)
    XCTAssertEqual(repository.addCount, 1)
  }

  func testScripted() {
    XCTAssertEqual(scripted.count, 0)
  }
}
// file: Tests/IntegrationTests/UserFlowTests.swift
import XCTest

final class UserFlowTests: XCTestCase {
  let repository = RecordingUserRepository()
  func testFlow() { XCTAssertTrue(repository.addCalled) }
}

final class RecordingUserRepository: UserRepository {
  var addCalled = false
  func users() -> [User] { [] }
  func add(_ user: User) { addCalled = true }
}
