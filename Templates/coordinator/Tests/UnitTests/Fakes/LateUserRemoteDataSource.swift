import StrataNetwork

@testable import Members

/// Answers the first request for users after the second one.
actor LateUserRemoteDataSource: UserRemoteDataSourceProtocol {
  private let first: [UserDTO]
  private let then: [UserDTO]
  private var isAsked = false
  private var waiting: CheckedContinuation<Void, Never>?

  init(first: [UserDTO], then: [UserDTO]) {
    self.first = first
    self.then = then
  }

  func fetchUsers() async throws(NetworkError) -> [UserDTO] {
    guard !isAsked else { return then }
    isAsked = true
    await withCheckedContinuation { waiting = $0 }
    return first
  }

  func createUser(_ user: NewUserDTO, key: String) throws(NetworkError) -> UserDTO { throw .noConnection }

  /// Until the first request has come.
  func waitUntilAsked() async {
    while waiting == nil { await Task.yield() }
  }

  func answerFirst() {
    waiting?.resume()
    waiting = nil
  }
}
