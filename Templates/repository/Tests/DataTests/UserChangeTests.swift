import Foundation
import StrataData
import StrataNetwork
import StrataTesting
import Testing

@testable import Users

/// A rename is stored at once and sent when possible: also after the app was ended.
@Suite(.timeLimit(.minutes(10))) struct UserChangeTests {
  private let folder: TemporaryFolder
  private let renamed = Samples.ada.renamed("Ada King")

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The app after a start, on the same files.
  private func start(_ remote: any UserRemoteDataSource) async throws -> UserRepositoryImpl {
    let local = UserLocalDataSource(database: try await AppDependencies.database(in: folder.url))
    let backoff = Backoff(first: .milliseconds(1), limit: .milliseconds(5))
    return UserRepositoryImpl(remoteDataSource: remote, localDataSource: local, backoff: backoff)
  }

  @Test func aRenameWithoutAServerIsShownAsPendingAndSentAfterARestart() async throws {
    let remote = FakeUserRemoteDataSource(Samples.all)
    do {
      let repository = try await start(remote)
      _ = try await repository.refreshUsers()
      await remote.fail(with: .noConnection)
      let sending = Task { try await repository.sendChanges() }
      #expect(try await repository.renameUser(Samples.ada, to: "Ada King") == renamed.with(.pending(nil)))
      while await remote.keys.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
      #expect(try await repository.getUser(id: "1") == renamed.with(.pending(.offline)))
      // No refresh hides it.
      #expect(try await repository.refreshUsers().users.contains(renamed.with(.pending(.offline))))
      sending.cancel()
      try await sending.value
    }
    await remote.fail(with: nil)
    let repository = try await start(remote)
    #expect(try await repository.getUser(id: "1") == renamed.with(.pending(.offline)))
    let lists = StreamRecorder(repository.getUsers())
    let sending = Task { try await repository.sendChanges() }
    _ = try await lists.next { $0.contains(renamed) }
    #expect(try await remote.getUser(id: "1").name == "Ada King")
    // Each attempt has the key of the first one.
    #expect(await Set(remote.keys).count == 1)
    sending.cancel()
    try await sending.value
  }

  @Test func onlyTheLastOfSeveralRenamesIsSent() async throws {
    let remote = FakeUserRemoteDataSource(Samples.all)
    let repository = try await start(remote)
    _ = try await repository.refreshUsers()
    for name in ["A", "Ad", "Ada King"] { _ = try await repository.renameUser(Samples.ada, to: name) }
    let lists = StreamRecorder(repository.getUsers())
    #expect(try await lists.next().contains(renamed.with(.pending(nil))))
    let sending = Task { try await repository.sendChanges() }
    _ = try await lists.next { $0.contains(renamed) }
    #expect(await remote.keys.count == 1)
    sending.cancel()
    try await sending.value
  }

  @Test func aRenameThatTheServerRefusesDoesNotApplyAndSaysWhy() async throws {
    let remote = FakeUserRemoteDataSource(Samples.all)
    let repository = try await start(remote)
    _ = try await repository.refreshUsers()
    let refusal = #"{"success": false, "code": 422, "error": "invalid", "message": "No such name."}"#
    await remote.fail(with: .status(HTTPResponse(status: 422, body: Data(refusal.utf8))))
    let lists = StreamRecorder(repository.getUsers())
    _ = try await repository.renameUser(Samples.ada, to: "?")
    let sending = Task { try await repository.sendChanges() }
    _ = try await lists.next { $0.contains(Samples.ada.with(.refused(name: "?", reason: "No such name."))) }
    // The next change takes its place.
    await remote.fail(with: nil)
    _ = try await repository.renameUser(Samples.ada, to: "Ada King")
    _ = try await lists.next { $0.contains(renamed) }
    sending.cancel()
    try await sending.value
  }

  /// Proxies, captive portals and servers that are being replaced answer, too, and half an answer may come from a
  /// server that has the rename.
  @Test(arguments: [
    NetworkError.status(HTTPResponse(status: 302)), .status(HTTPResponse(status: 404)),
    .status(HTTPResponse(status: 403, body: Data(#"{"message": "Forbidden"}"#.utf8))),
    .status(HTTPResponse(status: 429, body: Data(#"{"error": "busy", "message": "Wait."}"#.utf8))),
    .status(HTTPResponse(status: 500, body: Data(#"{"error": "broken", "message": "No."}"#.utf8))),
    .emptyResponse, .decoding(Self.halfAnAnswer), .responseTooLarge, .insecureConnection,
  ])
  func whatIsNoRefusalOfTheAPIEndsNoRename(failure: NetworkError) async throws {
    let remote = FakeUserRemoteDataSource(Samples.all)
    let repository = try await start(remote)
    _ = try await repository.refreshUsers()
    await remote.fail(with: failure)
    let lists = StreamRecorder(repository.getUsers())
    _ = try await repository.renameUser(Samples.ada, to: "Ada King")
    let sending = Task { try await repository.sendChanges() }
    while await remote.keys.count < 2 { await Task.yield() }
    let problem: SendProblem = if case .insecureConnection = failure { .offline } else { .unavailable }
    #expect(try await repository.getUser(id: "1") == renamed.with(.pending(problem)))
    await remote.fail(with: nil)
    _ = try await lists.next { $0.contains(renamed) }
    #expect(await Set(remote.keys).count == 1)
    sending.cancel()
    try await sending.value
  }

  private static let halfAnAnswer: DecodingFailure = {
    let response = HTTPResponse(status: 200, body: Data(#"{"id": "1", "na"#.utf8))
    guard
      case .decoding(let failure)? = #expect(
        throws: NetworkError.self, performing: { try response.decode(UserDto.self) })
    else { preconditionFailure("half a body was decoded") }
    return failure
  }()

  @Test func anEmailThatChangedElsewhereIsNeitherHiddenNorOverwritten() async throws {
    let remote = FakeUserRemoteDataSource(Samples.all)
    let repository = try await start(remote)
    _ = try await repository.refreshUsers()
    _ = try await repository.renameUser(Samples.ada, to: "Ada King")
    await remote.set(User(id: "1", name: "Ada", email: "new@example.com"))
    let both = User(id: "1", name: "Ada King", email: "new@example.com")
    #expect(try await repository.refreshUsers().users.contains(both.with(.pending(nil))))
    let lists = StreamRecorder(repository.getUsers())
    let sending = Task { try await repository.sendChanges() }
    _ = try await lists.next { $0.contains(both) }
    #expect(await remote.user("1") == Samples.dto(both))
    sending.cancel()
    try await sending.value
  }
}
