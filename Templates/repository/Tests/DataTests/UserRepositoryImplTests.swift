import Foundation
import StrataData
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Users

@Suite(.timeLimit(.minutes(10))) struct UserRepositoryImplTests {
  private let local: UserLocalDataSource

  init() async throws {
    local = UserLocalDataSource(database: try await AppDependencies.database(in: nil))
  }

  private func makeRepository(
    _ remote: FakeUserRemoteDataSource, stored users: [User] = []
  ) async throws -> UserRepositoryImpl {
    if !users.isEmpty { try await local.store(users) }
    return UserRepositoryImpl(remoteDataSource: remote, localDataSource: local)
  }

  @Test func aStoredUserIsReadWithoutTheServer() async throws {
    let remote = FakeUserRemoteDataSource([], failure: .noConnection)
    let repository = try await makeRepository(remote, stored: [Samples.ada])
    #expect(try await repository.getUser(id: "1") == Samples.ada)
    #expect(await remote.calls == 0)
  }

  @Test func aUserThatIsNotStoredIsFetchedOnceAndStored() async throws {
    let remote = FakeUserRemoteDataSource([Samples.ada])
    let repository = try await makeRepository(remote)
    #expect(try await repository.getUser(id: "1") == Samples.ada)
    #expect(try await repository.getUser(id: "1") == Samples.ada)
    #expect(await remote.calls == 1)
  }

  @Test func aRefreshReplacesWhatIsStored() async throws {
    let repository = try await makeRepository(
      FakeUserRemoteDataSource([Samples.ada, Samples.bob]), stored: [Samples.nameless])
    let list = try await repository.refreshUsers()
    #expect(list.users == [Samples.ada, Samples.bob] && !list.isStale)
    #expect(try await local.users.read(.all)?.value == [Samples.ada, Samples.bob])
  }

  @Test func aRefreshThatFailsGivesWhatIsStoredAndTheReason() async throws {
    let repository = try await makeRepository(
      FakeUserRemoteDataSource([], failure: .timeout), stored: [Samples.bob])
    let list = try await repository.refreshUsers()
    #expect(list.users == [Samples.bob] && list.isStale)
    #expect(list.refreshFailure?.localizedDescription == "There is no connection to the server.")
  }

  @Test func aRefreshThatFailsWithNothingStoredIsAnError() async throws {
    let repository = try await makeRepository(FakeUserRemoteDataSource([], failure: .noConnection))
    await #expect(throws: AppError.self) { try await repository.refreshUsers() }
  }

  /// A list without a user for whom the app has asked alone is not taken for all that there are.
  @Test func aUserThatWasFetchedAloneIsNoListThatIsFresh() async throws {
    let remote = FakeUserRemoteDataSource([Samples.ada, Samples.bob])
    let repository = try await makeRepository(remote)
    _ = try await repository.getUser(id: "1")
    await remote.fail(with: .noConnection)
    let list = try await repository.refreshUsers()
    #expect(list.users == [Samples.ada] && list.isStale)
  }

  @Test func clearingForgetsTheUsersAndNoChange() async throws {
    let repository = try await makeRepository(FakeUserRemoteDataSource([Samples.ada]), stored: [Samples.ada])
    _ = try await repository.renameUser(Samples.ada, to: "Ada King")
    try await CacheRepositoryImpl(userLocalDataSource: local).clear()
    #expect(try await local.users.read(.all) == nil)
    let list = try await repository.refreshUsers()
    #expect(list.users == [Samples.ada.renamed("Ada King").with(.pending(nil))])
  }

  @Test func aTableThatIsDamagedIsAnErrorOfTheApp() async throws {
    let repository = try await makeRepository(FakeUserRemoteDataSource([Samples.ada]), stored: [Samples.ada])
    try await local.database.write { tx in try tx.execute(script: "DROP TABLE users; DROP TABLE user_lists") }
    await #expect(throws: AppError.self) { try await repository.getUser(id: "1") }
    await #expect(throws: AppError.self) { try await CacheRepositoryImpl(userLocalDataSource: local).clear() }
    let lists = StreamRecorder(repository.getUsers())
    await #expect(throws: AppError.self) { try await lists.next() }
  }
}

extension UserLocalDataSource {
  func store(_ users: [User]) async throws {
    try await self.users.write(Stored(users, storedAt: Date(), origin: .network), for: .all)
  }
}
