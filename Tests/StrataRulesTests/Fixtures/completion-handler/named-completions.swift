// style: repository
// rules: completion-handler
// A closure named as a completion handler is one, whatever the verb of its function is.
// file: Sources/Domain/CrateRepository.swift
protocol CrateRepository {
  func add(_ crate: Crate, completion: @escaping (Result<Crate, Error>) -> Void)  // ! completion-handler CrateRepository -> add(_:completion:)
  func register(_ crate: Crate, completion: @escaping (Error?) -> Void)  // ! completion-handler CrateRepository -> register(_:completion:)
  func track(id: Int, onSuccess: @escaping (Crate) -> Void)  // ! completion-handler CrateRepository -> track(id:onSuccess:)
  func watch(_ crate: Crate, completion: @escaping (Bool) -> Void)  // ! completion-handler CrateRepository -> watch(_:completion:)

  func add(listener: @escaping (Result<Crate, Error>) -> Void)
  func add(_ handler: @escaping (Result<Crate, Error>) -> Void)
  func track(onChange: @escaping (Crate) -> Void)
  func subscribe(_ observer: @escaping (Result<Crate, Error>) -> Void)
  func observe(completion: @escaping (Result<Crate, Error>) -> Void)
  func add(_ crate: Crate, completion: @escaping () -> Void)
}
struct Crate {}
// file: Sources/Data/RetryConnection.swift
import Wires

final class RetryConnection: Connection {
  func send<T>(_ request: Request<T>, completion: @escaping (Result<T, Error>) -> Void) {}
}
// file: Tests/RetryConnectionTests.swift
import XCTest

final class RetryConnectionTests: XCTestCase {
  func test() {
    let connection = RetryConnection()
    connection.send(Request<Int>()) { _ in }
  }
}
