import Foundation
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Members

@Suite(.timeLimit(.minutes(10))) struct UserRepositoryTests {
  private let remote = FakeUserRemoteDataSource([.ada])
  private let local = UserLocalDataSource(storage: InMemoryStorage())
  private let now = Date(timeIntervalSince1970: 1_000_000)
  private let reports = Scripted<String, Void>(answering: ())

  private var repository: UserRepository { repository(local) }

  private func repository(_ local: any UserLocalDataSourceProtocol) -> UserRepository {
    UserRepository(
      remoteDataSource: remote, localDataSource: local, now: { [now] in now },
      report: { [reports] in try? reports.answer(to: $0) })
  }

  @Test func storesWhatTheServerSays() async throws {
    #expect(try await repository.getUsers() == UserList(users: [.ada], storedAt: nil))
    #expect(try local.storedUsers() == StoredUsersDTO(users: [.ada], storedAt: now))
  }

  @Test func givesTheStoredUsersWithoutAConnection() async throws {
    await remote.fail(with: .noConnection)
    await #expect(throws: AppError.offline) { try await repository.getUsers() }
    try local.store(StoredUsersDTO(users: [.ada], storedAt: now))
    #expect(try await repository.getUsers() == UserList(users: [.ada], storedAt: now))
  }

  @Test func doesNotHideAServerThatFails() async throws {
    try local.store(StoredUsersDTO(users: [.ada], storedAt: now))
    await remote.fail(with: .status(HTTPResponse(status: 500)))
    await #expect(throws: AppError.unavailable) { try await repository.getUsers() }
  }

  /// A device that is full, or that holds what another version of the app has stored.
  @Test func aStoreThatFailsHidesNoGoodAnswerAndIsReported() async throws {
    let broken = repository(BrokenUserLocalDataSource())
    #expect(try await broken.getUsers() == UserList(users: [.ada], storedAt: nil))
    #expect(reports.calls == ["the users cannot be stored: \(KeyValueStorageError.undecodable(name: "users"))"])
    await remote.fail(with: .noConnection)
    await #expect(throws: AppError.offline) { try await broken.getUsers() }
    #expect(reports.calls.count == 2)
  }

  @Test func createsEachDraftUnderAKeyOfItsOwn() async throws {
    let repository = repository
    for _ in 0..<2 {
      let user = try await repository.createUser(UserDraft(name: "Mary", email: "mary@example.com"))
      #expect(user.name == "Mary")
    }
    #expect(await Set(remote.keys).count == 2)
  }

  /// The first attempt may have created the user, whatever the later ones are answered.
  @Test func sendsADraftAgainUnderItsKeyWhileAnAttemptMayHaveArrived() async throws {
    let (repository, mary) = (repository, UserDraft(name: "Mary", email: "mary@example.com"))
    let busy = NetworkError.status(HTTPResponse(status: 429))
    for failure in [
      NetworkError.connectionLost, .timeout, .unconfirmed(busy), .status(HTTPResponse(status: 503)),
      .status(HTTPResponse(status: 408)), .status(HTTPResponse(status: 409)), .emptyResponse,
      // None of these says anything of the earlier attempts.
      .noConnection, .status(HTTPResponse(status: 403)), .status(HTTPResponse(status: 422)), nil,
    ] {
      await remote.fail(with: failure)
      _ = try? await repository.createUser(mary)
    }
    let keys = await remote.keys
    #expect(keys.count == 11 && Set(keys).count == 1)
  }

  @Test(arguments: [NetworkError.connectionLost, .timeout])
  func createsOneUserWhereTheAnswerIsLostAndTheDeviceIsOfflineThen(lost: NetworkError) async throws {
    let (repository, mary) = (repository, UserDraft(name: "Mary", email: "mary@example.com"))
    for failure in [lost, .noConnection, nil] {
      await remote.fail(with: failure)
      _ = try? await repository.createUser(mary)
    }
    #expect(await Set(remote.keys).count == 1)
  }

  @Test func saysWhereAUserMayHaveBeenCreated() async {
    let (repository, mary) = (repository, UserDraft(name: "Mary", email: "mary@example.com"))
    await remote.fail(with: .connectionLost)
    await #expect(throws: AppError.unconfirmed) { try await repository.createUser(mary) }
    let taken = Data(#"{"error": "email_taken", "message": "Taken."}"#.utf8)
    await remote.fail(with: .status(HTTPResponse(status: 409, body: taken)))
    await #expect(throws: AppError.refused(reason: "Taken.")) { try await repository.createUser(mary) }
    await remote.fail(with: .noConnection)
    await #expect(throws: AppError.offline) { try await repository.createUser(mary) }
  }

  /// The first of two lists comes last.
  @Test func aLateListDoesNotReplaceANewerOneOnTheDevice() async throws {
    let mary = UserDTO(id: "2", name: "Mary", email: "mary@example.com", avatarURL: nil)
    let late = LateUserRemoteDataSource(first: [.ada], then: [.ada, mary])
    let repository = UserRepository(remoteDataSource: late, localDataSource: local, report: { _ in })
    let first = Task { try await repository.getUsers() }
    await late.waitUntilAsked()
    #expect(try await repository.getUsers().users.count == 2)
    await late.answerFirst()
    #expect(try await first.value.users.map(\.name) == ["Ada"])
    #expect(try local.storedUsers()?.users == [.ada, mary])
  }

  @Test func forgetsTheKeyOfADraftThatWasRefused() async throws {
    let (repository, mary) = (repository, UserDraft(name: "Mary", email: "mary@example.com"))
    for failure in [NetworkError.status(HTTPResponse(status: 422)), .noConnection, nil] {
      await remote.fail(with: failure)
      _ = try? await repository.createUser(mary)
    }
    #expect(await Set(remote.keys).count == 3)
  }

  @Test func tellsWhatAFailureMeans() {
    let problem = Data(#"{"error": "email_taken", "message": "Taken."}"#.utf8)
    let lost = NetworkError.noConnection
    for failure in [
      NetworkError.timeout, .insecureConnection, .unauthorized(.refreshFailed(lost)),
      .unauthorized(.refreshFailed(.unconfirmed(lost))),
    ] {
      #expect(AppError(failure) == .offline)
    }
    // Stored at the first attempt, whatever the second one is answered.
    for last in [lost, .status(HTTPResponse(status: 422, body: problem))] {
      #expect(AppError(.unconfirmed(last)) == .unconfirmed)
    }
    let refused = NetworkError.unauthorized(.refused(HTTPResponse(status: 401)))
    for failure in [NetworkError.unauthorized(.noCredential), refused, .unauthorized(.refreshFailed(refused))] {
      #expect(AppError(failure) == .signedOut)
    }
    #expect(AppError(.unauthorized(.refreshFailed(.status(HTTPResponse(status: 503))))) == .unavailable)
    #expect(AppError(.unauthorized(.unreadableCredential)) == .sessionUnreadable)
    #expect(AppError(.status(HTTPResponse(status: 409, body: problem))) == .refused(reason: "Taken."))
    #expect(AppError(.status(HTTPResponse(status: 500, body: problem))) == .unavailable)
    // Of a proxy, for instance.
    #expect(AppError(.status(HTTPResponse(status: 403))) == .unavailable)
    #expect(AppError(.emptyResponse) == .unavailable)
  }
}

private struct BrokenUserLocalDataSource: UserLocalDataSourceProtocol {
  func storedUsers() throws -> StoredUsersDTO? { throw KeyValueStorageError.undecodable(name: "users") }
  func store(_ users: StoredUsersDTO) throws { throw KeyValueStorageError.undecodable(name: "users") }
}
