import Foundation
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Users

@Suite(.timeLimit(.minutes(1))) struct UserRepositoryImplTests {
  private func makeRepository(
    _ remote: FakeUserRemoteDataSource, _ local: FakeUserLocalDataSource
  ) -> UserRepositoryImpl {
    UserRepositoryImpl(remoteDataSource: remote, localDataSource: local)
  }

  @Test func aStoredUserIsReadWithoutTheServer() async throws {
    let remote = FakeUserRemoteDataSource([], failure: .noConnection)
    let repository = makeRepository(remote, FakeUserLocalDataSource([Samples.ada]))
    #expect(try await repository.getUser(id: "1") == Samples.ada)
    #expect(await remote.calls == 0)
  }

  @Test func aUserThatIsNotStoredIsFetchedOnceAndStored() async throws {
    let remote = FakeUserRemoteDataSource([Samples.ada])
    let repository = makeRepository(remote, FakeUserLocalDataSource())
    #expect(try await repository.getUser(id: "1") == Samples.ada)
    #expect(try await repository.getUser(id: "1") == Samples.ada)
    #expect(await remote.calls == 1)
  }

  @Test func aRefreshReplacesWhatIsStored() async throws {
    let local = FakeUserLocalDataSource([Samples.nameless])
    let repository = makeRepository(FakeUserRemoteDataSource([Samples.ada, Samples.bob]), local)
    let list = try await repository.refreshUsers()
    #expect(list.users == [Samples.ada, Samples.bob] && !list.isStale)
    #expect(try await local.getUsers() == [Samples.ada, Samples.bob])
  }

  @Test func aRefreshThatFailsGivesWhatIsStoredAndTheReason() async throws {
    let local = FakeUserLocalDataSource([Samples.bob])
    let repository = makeRepository(FakeUserRemoteDataSource([], failure: .timeout), local)
    let list = try await repository.refreshUsers()
    #expect(list.users == [Samples.bob] && list.isStale)
    #expect(list.refreshFailure?.localizedDescription == "The server took too long to answer.")
  }

  @Test func aRefreshThatFailsWithNothingStoredIsAnError() async {
    let repository = makeRepository(FakeUserRemoteDataSource([], failure: .noConnection), FakeUserLocalDataSource())
    await #expect(throws: AppError.self) { try await repository.refreshUsers() }
  }

  @Test func observersSeeWhatIsSaved() async throws {
    let repository = makeRepository(
      FakeUserRemoteDataSource([Samples.ada]), FakeUserLocalDataSource([Samples.ada]))
    let lists = StreamRecorder(repository.getUsers())
    #expect(try await lists.next() == [Samples.ada])
    let saved = try await repository.saveUser(Samples.ada.renamed("Ada King"))
    #expect(try await lists.next() == [saved])
    #expect(saved.name == "Ada King")
  }

  @Test func aSaveThatTheServerRefusesChangesNothing() async throws {
    let local = FakeUserLocalDataSource([Samples.ada])
    let repository = makeRepository(FakeUserRemoteDataSource([], failure: .connectionLost), local)
    await #expect(throws: AppError.self) { try await repository.saveUser(Samples.ada.renamed("X")) }
    #expect(try await local.getUsers() == [Samples.ada])
  }

  @Test func storageThatFailsIsAnErrorOfTheApp() async {
    let local = FakeUserLocalDataSource(failure: .busy)
    let repository = makeRepository(FakeUserRemoteDataSource([Samples.ada]), local)
    let error = await #expect(throws: AppError.self) { try await repository.refreshUsers() }
    #expect(error?.localizedDescription == AppError.unknown(DatabaseError.busy).localizedDescription)
    await #expect(throws: AppError.self) { try await repository.getUser(id: "1") }
    await #expect(throws: AppError.self) { try await CacheRepositoryImpl(userLocalDataSource: local).clear() }
    let lists = StreamRecorder(repository.getUsers())
    await #expect(throws: AppError.self) { try await lists.next() }
  }

  @Test func clearingForgetsTheUsers() async throws {
    let local = FakeUserLocalDataSource(Samples.all)
    try await CacheRepositoryImpl(userLocalDataSource: local).clear()
    #expect(try await local.getUsers().isEmpty)
  }
}
