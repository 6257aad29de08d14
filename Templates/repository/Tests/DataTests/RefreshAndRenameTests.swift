import StrataNetwork
import StrataStorage
import Testing

@testable import Users

/// A refresh and a rename that are under way at the same time: what the server confirmed stays, in whatever order the two
/// began and ended.
@Suite(.timeLimit(.minutes(1))) struct RefreshAndRenameTests {
  private let remote = HeldUserRemoteDataSource(Samples.all)
  private let local: UserLocalDataSourceImpl
  private let repository: UserRepositoryImpl
  private let renamed = Samples.ada.renamed("Ada King")

  init() async throws {
    local = UserLocalDataSourceImpl(database: try await AppDependencies.database(in: nil))
    repository = UserRepositoryImpl(remoteDataSource: remote, localDataSource: local)
  }

  @Test func aRenameSurvivesARefreshThatBeganBeforeIt() async throws {
    try await local.saveUser(Samples.ada)
    async let refreshed = repository.refreshUsers()
    await remote.waitForRequest(.list)
    async let saved = repository.saveUser(renamed)
    await remote.waitForRequest(.save)
    await remote.answer(.save)
    #expect(try await saved == renamed)
    await remote.answer(.list)
    #expect(try await refreshed.users.contains(renamed))
    #expect(try await local.getUser(id: "1") == renamed)
    #expect(try await local.getUsers().count == 3)
  }

  @Test func aRenameSurvivesARefreshThatBeganWhileItWasSent() async throws {
    try await local.saveUser(Samples.ada)
    async let saved = repository.saveUser(renamed)
    await remote.waitForRequest(.save)
    async let refreshed = repository.refreshUsers()
    await remote.waitForRequest(.list)
    await remote.answer(.save)
    _ = try await saved
    await remote.answer(.list)
    _ = try await refreshed
    #expect(try await local.getUser(id: "1") == renamed)
  }

  @Test func aRenameSurvivesARefreshThatEndsBeforeIt() async throws {
    async let saved = repository.saveUser(renamed)
    await remote.waitForRequest(.save)
    async let refreshed = repository.refreshUsers()
    await remote.waitForRequest(.list)
    await remote.answer(.list)
    _ = try await refreshed
    await remote.answer(.save)
    _ = try await saved
    #expect(try await local.getUser(id: "1") == renamed)
  }

  @Test func aRenameSurvivesAnOlderRefreshThatEndsAfterANewerOne() async throws {
    async let older = repository.refreshUsers()
    await remote.waitForRequest(.list)
    async let saved = repository.saveUser(renamed)
    await remote.waitForRequest(.save)
    await remote.answer(.save)
    _ = try await saved
    let newer = Task { try await repository.refreshUsers() }
    await remote.waitForRequest(.list, count: 2)
    await remote.answerLast(.list)
    #expect(try await newer.value.users.contains(renamed))
    await remote.answer(.list)
    // What the older one fetched is too old to be stored, so it asks again.
    await remote.waitForRequest(.list, count: 3)
    await remote.answer(.list)
    #expect(try await older.users.contains(renamed))
    #expect(try await local.getUser(id: "1") == renamed)
  }

  @Test func aUserThatIsFetchedDoesNotReplaceARename() async throws {
    async let fetched = repository.getUser(id: "1")
    await remote.waitForRequest(.one)
    async let saved = repository.saveUser(renamed)
    await remote.waitForRequest(.save)
    await remote.answer(.save)
    _ = try await saved
    await remote.answer(.one)
    #expect(try await fetched == renamed)
    #expect(try await local.getUser(id: "1") == renamed)
  }

  @Test func theNextRefreshTakesWhatTheServerSays() async throws {
    async let saved = repository.saveUser(renamed)
    await remote.waitForRequest(.save)
    await remote.answer(.save)
    _ = try await saved
    await remote.rename("1", to: "Ada Byron")
    async let refreshed = repository.refreshUsers()
    await remote.waitForRequest(.list)
    await remote.answer(.list)
    #expect(try await refreshed.users.map(\.name).contains("Ada Byron"))
    #expect(try await local.getUser(id: "1")?.name == "Ada Byron")
  }
}
