// style: repository
// file: Sources/Domain/UserRepository.swift
struct User: Equatable {
  let id: String
}

protocol UserRepository {
  func rename(_ id: String, to name: String) async throws
  func delete(_ id: String) async throws
  func user(_ id: String) async throws -> User
}

struct RenameUserUseCase {
  let repository: UserRepository
  func execute(_ id: String, _ name: String) async throws { try await repository.rename(id, to: name) }
}

struct GetUserUseCase {
  let repository: UserRepository
  func execute(_ id: String) async throws -> User { try await repository.user(id) }
}

protocol Tracker {
  func track(_ name: String)
}
// file: Tests/UserTests/MockUserRepository.swift
final class MockUserRepository: UserRepository {  // ! prefer-fake DeleteTests -> MockUserRepository ! prefer-fake UserUseCaseTests -> MockUserRepository
  private(set) var renameCount = 0
  var renamed: Bool { renameCount > 0 }
  private(set) var receivedId: String?
  private(set) var calls: [String] = []
  private(set) var deleteCalled = false
  var userResult: Result<User, Error> = .success(User(id: "1"))

  func rename(_ id: String, to name: String) async throws {
    renameCount += 1
    receivedId = id
  }
  func delete(_ id: String) async throws {
    self.deleteCalled = true
    calls.append("delete")
  }
  func user(_ id: String) async throws -> User {
    calls.append("user")
    return try userResult.get()
  }
}

/// Collects what it is given.
final class SpyUserRepository: UserRepository {  // ! prefer-fake UserUseCaseTests -> SpyUserRepository
  private(set) var names: [String] = []
  func rename(_ id: String, to name: String) async throws { names.append(name) }
  func delete(_ id: String) async throws {}
  func user(_ id: String) async throws -> User { User(id: id) }
}

/// Keeps what it is given.
final class FakeUserRepository: UserRepository {
  private(set) var users: [String: User] = [:]
  private(set) var renameCalled = false
  func rename(_ id: String, to name: String) async throws {
    renameCalled = true
    users[id] = User(id: id)
  }
  func delete(_ id: String) async throws { users[id] = nil }
  func user(_ id: String) async throws -> User { users[id] ?? User(id: id) }
}

/// What a tracker is told is what the code does.
final class SpyTracker: Tracker {
  private(set) var trackCalled = false
  func track(_ name: String) { trackCalled = true }
}
// file: Tests/UserTests/UserUseCaseTests.swift
import XCTest

final class UserUseCaseTests: XCTestCase {
  let repository = MockUserRepository()
  let fake = FakeUserRepository()
  let tracker = SpyTracker()

  func testRename() async throws {  // ! prefer-fake UserUseCaseTests -> MockUserRepository
    try await RenameUserUseCase(repository: repository).execute("1", "Ann")
    XCTAssertEqual(repository.renameCount, 1)
    XCTAssertEqual(repository.receivedId, "1")
  }

  func testComputedFlag() async throws {  // ! prefer-fake UserUseCaseTests -> MockUserRepository
    try await RenameUserUseCase(repository: repository).execute("1", "Ann")
    XCTAssertTrue(repository.renamed, "renames")
  }

  func testVariable() async throws {  // ! prefer-fake UserUseCaseTests -> MockUserRepository
    try await RenameUserUseCase(repository: repository).execute("1", "Ann")
    let isRenamed = repository.renamed
    let count = repository.calls.count
    XCTAssertTrue(isRenamed)
    XCTAssertEqual(count, 0)
  }

  /// A variable with a result.
  func testVariableWithResult() async throws {
    let user = try await GetUserUseCase(repository: repository).execute("1")
    XCTAssertEqual(repository.calls.count, user.id.count)
  }

  func testOwnDouble() async throws {  // ! prefer-fake UserUseCaseTests -> UserUseCaseTests.LogUserRepository
    let repository = LogUserRepository()
    try await RenameUserUseCase(repository: repository).execute("1", "Ann")
    let log = await repository.log
    XCTAssertEqual(log, ["rename(_:to:)"])
  }

  private actor LogUserRepository: UserRepository {  // ! prefer-fake UserUseCaseTests -> UserUseCaseTests.LogUserRepository
    lazy var log: [String] = []
    func rename(_ id: String, to name: String) { log.append(#function) }
    func delete(_ id: String) { log.append(#function) }
    func user(_ id: String) -> User { User(id: id) }
  }

  /// The result counts, too.
  func testResult() async throws {
    let user = try await GetUserUseCase(repository: repository).execute("1")
    XCTAssertEqual(user.id, "1")
    XCTAssertEqual(repository.calls, ["user"])
  }

  func testResultInOneExpression() async throws {
    let useCase = GetUserUseCase(repository: repository)
    XCTAssertEqual(try await useCase.execute("1"), User(id: "1"))
    XCTAssertEqual(repository.renameCount, 0)
  }

  /// What was given, and no call.
  func testArgument() async throws {
    try await RenameUserUseCase(repository: repository).execute("1", "Ann")
    XCTAssertEqual(repository.receivedId, "1")
  }

  func testNumberOfArguments() async throws {  // ! prefer-fake UserUseCaseTests -> SpyUserRepository
    let spy = SpyUserRepository()
    try await RenameUserUseCase(repository: spy).execute("1", "Ann")
    XCTAssertEqual(spy.names.count, 1)
  }

  /// What the list contains, and not only how much.
  func testArguments() async throws {
    let spy = SpyUserRepository()
    try await RenameUserUseCase(repository: spy).execute("1", "Ann")
    XCTAssertEqual(spy.names, ["Ann"])
  }

  func testFake() async throws {
    try await RenameUserUseCase(repository: fake).execute("1", "Ann")
    XCTAssertTrue(fake.renameCalled)
  }

  func testHelper() async throws {
    XCTAssertTrue(repository.renamed)
    assertUnchanged()
  }

  func testTracker() {
    tracker.track("a")
    XCTAssertTrue(tracker.trackCalled)
  }

  private func assertUnchanged() { XCTAssertEqual(fake.users, [:]) }
}
// file: Tests/UserTests/DeleteTests.swift
import Testing

@Suite struct DeleteTests {
  let repository = MockUserRepository()

  @Test func deletes() async throws {  // ! prefer-fake DeleteTests -> MockUserRepository
    try await repository.delete("1")
    #expect(repository.deleteCalled)
    #expect(repository.calls == ["delete"])
  }

  /// Not a test by itself.
  func check() { #expect(repository.deleteCalled) }
}
