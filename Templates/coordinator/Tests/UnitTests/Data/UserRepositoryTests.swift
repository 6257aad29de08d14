import Foundation
import StrataNetwork
import StrataStorage
import Testing

@testable import Members

@Suite struct UserRepositoryTests {
  private let remote = FakeUserRemoteDataSource([.ada])
  private let local = UserLocalDataSource(storage: InMemoryStorage())
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private var repository: UserRepository {
    UserRepository(remoteDataSource: remote, localDataSource: local, now: { [now] in now })
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

  @Test func createsEachUserUnderAKeyOfItsOwn() async throws {
    let user = try await repository.createUser(NewUser(name: "Mary", email: "mary@example.com"))
    _ = try await repository.createUser(NewUser(name: "Mary", email: "mary@example.com"))
    #expect(user.name == "Mary")
    #expect(await Set(remote.keys).count == 2)
  }

  @Test func sendsAUserAgainUnderItsKeyUntilThereIsAnAnswer() async throws {
    let (repository, mary) = (repository, NewUser(name: "Mary", email: "mary@example.com"))
    for failure in [NetworkError.connectionLost, .status(HTTPResponse(status: 409)), nil, nil] {
      await remote.fail(with: failure)
      _ = try? await repository.createUser(mary)
    }
    let keys = await remote.keys
    #expect(keys[0] == keys[1] && Set(keys).count == 3)
  }

  @Test func tellsWhatAFailureMeans() {
    let problem = Data(#"{"error": "email_taken", "message": "Taken."}"#.utf8)
    #expect(AppError(.timeout) == .offline)
    #expect(AppError(.unauthorized(.noCredential)) == .signedOut)
    #expect(AppError(.unauthorized(.refreshFailed(.noConnection))) == .offline)
    #expect(AppError(.status(HTTPResponse(status: 409, body: problem))) == .refused(reason: "Taken."))
    #expect(AppError(.status(HTTPResponse(status: 409))) == .refused(reason: nil))
    #expect(AppError(.emptyResponse) == .unavailable)
  }
}
