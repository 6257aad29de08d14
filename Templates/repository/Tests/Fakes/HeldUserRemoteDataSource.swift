import Foundation
import StrataNetwork

@testable import Users

/// A server that reads when it is asked, and answers when the test says so.
actor HeldUserRemoteDataSource: UserRemoteDataSource {
  enum Request: Sendable { case list, one, save }

  private var users: [UserDto]
  private var counts: [Request: Int] = [:]
  private var held: [(request: Request, answer: CheckedContinuation<Void, Never>)] = []

  init(_ users: [User]) {
    self.users = users.map(Samples.dto)
  }

  func getUsers() async -> [UserDto] {
    let snapshot = users
    await hold(.list)
    return snapshot
  }

  func getUser(id: String) async throws(NetworkError) -> UserDto {
    let snapshot = users.first { $0.id == id }
    await hold(.one)
    guard let snapshot else { throw .status(HTTPResponse(status: 404)) }
    return snapshot
  }

  /// Changes the user as late as it can: after every request that came before its answer.
  func renameUser(id: String, _ request: RenameUserRequest, key: UUID) async throws(NetworkError) -> UserDto {
    await hold(.save)
    rename(id, to: request.name)
    guard let renamed = users.first(where: { $0.id == id }) else { throw .status(HTTPResponse(status: 404)) }
    return renamed
  }

  func count(of request: Request) -> Int { counts[request, default: 0] }

  func rename(_ id: String, to name: String) {
    users = users.map { $0.id == id ? UserDto(id: id, name: name, email: $0.email) : $0 }
  }

  /// Returns when so many requests of this kind have come.
  func waitForRequest(_ request: Request, count: Int = 1) async {
    while counts[request, default: 0] < count, !Task.isCancelled { await Task.yield() }
  }

  /// Answers the oldest request of this kind.
  func answer(_ request: Request) {
    if let index = held.firstIndex(where: { $0.request == request }) { held.remove(at: index).answer.resume() }
  }

  /// Answers the newest request of this kind.
  func answerLast(_ request: Request) {
    if let index = held.lastIndex(where: { $0.request == request }) { held.remove(at: index).answer.resume() }
  }

  private func hold(_ request: Request) async {
    await withCheckedContinuation { continuation in
      held.append((request, continuation))
      counts[request, default: 0] += 1
    }
  }
}
