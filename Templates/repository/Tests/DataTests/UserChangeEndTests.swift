import Foundation
import StrataData
import StrataNetwork
import StrataTesting
import Testing

@testable import Users

/// How a rename ends otherwise than by being sent in its turn: it is discarded, overtaken by a newer one, or sent as
/// soon as the network is back.
@Suite(.timeLimit(.minutes(10))) struct UserChangeEndTests {
  private let local: UserLocalDataSource
  private let renamed = Samples.ada.renamed("Ada King")

  init() async throws {
    local = UserLocalDataSource(database: try await AppDependencies.database(in: nil))
    try await local.store([Samples.ada])
  }

  /// - Parameter networkReturns: no change is tried a second time by itself.
  private func makeRepository(
    _ remote: any UserRemoteDataSource, networkReturns: AsyncStream<Void> = AsyncStream { $0.finish() }
  ) -> UserRepositoryImpl {
    UserRepositoryImpl(
      remoteDataSource: remote, localDataSource: local,
      backoff: Backoff(first: .seconds(86_400), limit: .seconds(86_400)), networkReturns: { networkReturns })
  }

  private func sending(_ repository: UserRepositoryImpl, _ body: () async throws -> Void) async throws {
    let sending = Task { try await repository.sendChanges() }
    try await body()
    sending.cancel()
    try await sending.value
  }

  private static let refusal = NetworkError.status(
    HTTPResponse(status: 422, body: Data(#"{"error": "invalid", "message": "No such name."}"#.utf8)))

  /// The user has typed another name while the first one was being sent: what became of the first one is of no
  /// interest.
  @Test func aRefusalIsForgottenWhenANewerNameIsAccepted() async throws {
    let remote = RefusingOnceDataSource()
    let repository = makeRepository(remote)
    let lists = StreamRecorder(repository.getUsers())
    try await sending(repository) {
      _ = try await repository.renameUser(Samples.ada, to: "?")
      await remote.waitForRename()
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      await remote.refuse(with: Self.refusal)
      _ = try await lists.next { $0 == [renamed] }
    }
    #expect(try await repository.getUser(id: "1") == renamed)
  }

  @Test func aRenameThatWasNeverSentIsTakenBack() async throws {
    let remote = FakeUserRemoteDataSource([Samples.ada])
    let repository = makeRepository(remote)
    _ = try await repository.renameUser(Samples.ada, to: "Ada King")
    _ = try await repository.renameUser(Samples.bob, to: "Bo")
    #expect(try await repository.discardChanges(of: "1") == Samples.ada)
    try await sending(repository) {
      while await remote.keys.isEmpty { await Task.yield() }
    }
    // That of the other user is sent all the same.
    #expect(await remote.keys.count == 1)
    #expect(await remote.user("1") == Samples.dto(Samples.ada))
  }

  @Test func aRenameThatWasRefusedIsTakenBack() async throws {
    let remote = FakeUserRemoteDataSource([Samples.ada], failure: Self.refusal)
    let repository = makeRepository(remote)
    let lists = StreamRecorder(repository.getUsers())
    try await sending(repository) {
      _ = try await repository.renameUser(Samples.ada, to: "?")
      _ = try await lists.next { $0 == [Samples.ada.with(.refused(name: "?", reason: "No such name."))] }
    }
    #expect(try await repository.discardChanges(of: "1") == Samples.ada)
    #expect(try await repository.getUser(id: "1") == Samples.ada)
  }

  /// The answer to an attempt was lost: the server may have the name.
  @Test func aRenameThatMayHaveArrivedIsTakenBackAndSaysSo() async throws {
    let remote = FakeUserRemoteDataSource([Samples.ada], failure: .connectionLost)
    let repository = makeRepository(remote)
    let lists = StreamRecorder(repository.getUsers())
    try await sending(repository) {
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      _ = try await lists.next { $0 == [renamed.with(.pending(.offline))] }
    }
    let error = await #expect(throws: AppError.self) { try await repository.discardChanges(of: "1") }
    guard case .changeMayHaveArrived? = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(try await repository.getUser(id: "1") == Samples.ada)
  }

  @Test func aRenameThatIsBeingSentIsNotTakenBack() async throws {
    let remote = HeldUserRemoteDataSource([Samples.ada])
    let repository = makeRepository(remote)
    let lists = StreamRecorder(repository.getUsers())
    try await sending(repository) {
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      await remote.waitForRequest(.save)
      let error = await #expect(throws: AppError.self) { try await repository.discardChanges(of: "1") }
      guard case .changeIsBeingSent? = error else { return #expect(Bool(false), "\(String(describing: error))") }
      await remote.answer(.save)
      _ = try await lists.next { $0 == [renamed] }
    }
  }

  /// The wait after the failure is a day.
  @Test func aRenameIsSentWhenTheNetworkIsBack() async throws {
    let (networkReturns, network) = AsyncStream.makeStream(of: Void.self)
    let remote = FakeUserRemoteDataSource([Samples.ada], failure: .noConnection)
    let repository = makeRepository(remote, networkReturns: networkReturns)
    let lists = StreamRecorder(repository.getUsers())
    try await sending(repository) {
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      _ = try await lists.next { $0 == [renamed.with(.pending(.offline))] }
      await remote.fail(with: nil)
      while await remote.keys.count < 2 {
        network.yield()
        await Task.yield()
      }
      _ = try await lists.next { $0 == [renamed] }
    }
  }
}

/// Holds the first rename until the test refuses it, and does every other one.
private actor RefusingOnceDataSource: UserRemoteDataSource {
  private let server = FakeUserRemoteDataSource([Samples.ada])
  private var first: CheckedContinuation<NetworkError, Never>?
  private var hasBegun = false

  func getUsers() async throws(NetworkError) -> [UserDto] { try await server.getUsers() }

  func getUser(id: String) async throws(NetworkError) -> UserDto { try await server.getUser(id: id) }

  func renameUser(id: String, _ request: RenameUserRequest, key: UUID) async throws(NetworkError) -> UserDto {
    if hasBegun { return try await server.renameUser(id: id, request, key: key) }
    hasBegun = true
    throw await withCheckedContinuation { first = $0 }
  }

  func waitForRename() async {
    while first == nil, !Task.isCancelled { await Task.yield() }
  }

  func refuse(with error: NetworkError) {
    first?.resume(returning: error)
    first = nil
  }
}
