import StrataNetwork
import StrataStorage
import Testing

@testable import Users

/// A refresh and a rename that are under way at the same time: what the server confirmed stays, in whatever order the
/// two began and ended.
@Suite(.timeLimit(.minutes(10))) struct RefreshAndRenameTests {
  private let remote = HeldUserRemoteDataSource(Samples.all)
  private let local: UserLocalDataSource
  private let repository: UserRepositoryImpl
  private let renamed = Samples.ada.renamed("Ada King")

  init() async throws {
    local = UserLocalDataSource(database: try await AppDependencies.database(in: nil))
    repository = UserRepositoryImpl(remoteDataSource: remote, localDataSource: local)
    try await local.store([Samples.ada])
  }

  /// Runs the body while changes are sent.
  private func sending(_ body: () async throws -> Void) async throws {
    let sending = Task { [repository] in try await repository.sendChanges() }
    try await body()
    sending.cancel()
    try await sending.value
  }

  /// Answers the rename, and returns when it is stored.
  private func confirm() async throws {
    await remote.answer(.save)
    for try await users in repository.getUsers() where users.contains(renamed) { return }
  }

  private func stored(_ id: String) async throws -> User? {
    try await local.users.read(.all)?.value.first { $0.id == id }
  }

  @Test func aRenameSurvivesARefreshThatBeganBeforeIt() async throws {
    try await sending {
      async let refreshed = repository.refreshUsers()
      await remote.waitForRequest(.list)
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      await remote.waitForRequest(.save)
      try await confirm()
      await remote.answer(.list)
      // What was fetched is older than the rename, which is applied to it; what else it has is not lost.
      #expect(try await refreshed.users.contains(renamed))
      #expect(try await refreshed.users.count == 3)
      #expect(try await stored("1") == renamed)
      #expect(await remote.count(of: .list) == 1)
    }
  }

  @Test func aRenameSurvivesARefreshThatBeganWhileItWasSent() async throws {
    try await sending {
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      await remote.waitForRequest(.save)
      async let refreshed = repository.refreshUsers()
      await remote.waitForRequest(.list)
      try await confirm()
      await remote.answer(.list)
      _ = try await refreshed
      #expect(try await stored("1") == renamed)
      #expect(await remote.count(of: .list) == 1)
    }
  }

  @Test func aRenameSurvivesARefreshThatEndsBeforeIt() async throws {
    try await sending {
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      await remote.waitForRequest(.save)
      async let refreshed = repository.refreshUsers()
      await remote.waitForRequest(.list)
      await remote.answer(.list)
      #expect(try await refreshed.users.contains(renamed.with(.pending(nil))))
      #expect(try await stored("1") == Samples.ada)
      try await confirm()
      #expect(try await stored("1") == renamed)
    }
  }

  @Test func aUserThatIsFetchedDoesNotReplaceARename() async throws {
    try await local.store([])
    try await sending {
      async let fetched = repository.getUser(id: "1")
      await remote.waitForRequest(.one)
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      await remote.waitForRequest(.save)
      try await confirm()
      await remote.answer(.one)
      #expect(try await fetched == renamed)
      #expect(try await stored("1") == renamed)
    }
  }

  @Test func theNextRefreshTakesWhatTheServerSays() async throws {
    try await sending {
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      await remote.waitForRequest(.save)
      try await confirm()
    }
    await remote.rename("1", to: "Ada Byron")
    async let refreshed = repository.refreshUsers()
    await remote.waitForRequest(.list)
    await remote.answer(.list)
    #expect(try await refreshed.users.map(\.name).contains("Ada Byron"))
    #expect(try await stored("1")?.name == "Ada Byron")
  }

  @Test func usersThatAreRemovedWhileTheyAreFetchedAreFetchedAgain() async throws {
    async let refreshed = repository.refreshUsers()
    await remote.waitForRequest(.list)
    try await CacheRepositoryImpl(userLocalDataSource: local).clear()
    await remote.answer(.list)
    await remote.waitForRequest(.list, count: 2)
    await remote.answer(.list)
    #expect(try await refreshed.users.count == 3)
  }

  /// However often that happens, it is no endless loop of requests.
  @Test func usersThatAreRemovedAgainAndAgainAreFetchedTwice() async throws {
    async let refreshed = repository.refreshUsers()
    for count in 1...2 {
      await remote.waitForRequest(.list, count: count)
      try await CacheRepositoryImpl(userLocalDataSource: local).clear()
      await remote.answer(.list)
    }
    let list = try await refreshed
    #expect(list.isStale && list.users.isEmpty)
    #expect(await remote.count(of: .list) == 2)
  }

  /// Of a user whom the device does not have any more: the rename is not lost to an older answer about the user alone.
  @Test func aRenameIsStoredThoughTheUsersWereRemoved() async throws {
    try await sending {
      _ = try await repository.renameUser(Samples.ada, to: "Ada King")
      await remote.waitForRequest(.save)
      try await CacheRepositoryImpl(userLocalDataSource: local).clear()
      try await confirm()
      #expect(try await stored("1") == renamed)
      #expect(try await local.users.read(.all)?.storedAt == .distantPast)
    }
  }
}
