import Foundation
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Users

@Suite(.timeLimit(.minutes(1))) struct UserDataSourceTests {
  @Test func theRemoteOneSpeaksTheServersLanguage() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "users", .json(#"[{"id": "1", "name": "Ada", "email": "ada@example.com", "avatarURL": null}]"#))
    transport.on(.get, "users/{id}", .json(#"{"id": "1", "name": "Ada", "email": "ada@example.com"}"#))
    transport.on(.put, "users/{id}", .json(#"{"id": "1", "name": "Ada King", "email": "ada@example.com"}"#))
    let network = NetworkClient(
      configuration: NetworkConfiguration(baseURL: "https://api.test"), transport: transport)
    let source = UserRemoteDataSourceImpl(network: network)
    #expect(try await source.getUsers() == [Samples.dto(Samples.ada)])
    #expect(try await source.getUser(id: "1").toDomain() == Samples.ada)
    let request = SaveUserRequest(name: "Ada King", email: "ada@example.com")
    #expect(try await source.saveUser(id: "1", request).name == "Ada King")
    let sent = try #require(transport.requests(.put, "users/1").first)
    #expect(try JSONDecoder().decode(SaveUserRequest.self, from: sent.data) == request)
  }

  @Test func theLocalOneKeepsUsersInAFile() async throws {
    let folder = try TemporaryFolder()
    do {
      let source = UserLocalDataSourceImpl(database: try await AppDependencies.database(in: folder.url))
      #expect(try await source.replaceUsers(Samples.all, from: source.beginFetch()))
      try await source.saveUser(Samples.ada.renamed("Ada King"))
    }
    let source = UserLocalDataSourceImpl(database: try await AppDependencies.database(in: folder.url))
    #expect(try await source.getUsers().map(\.name) == ["Ada King", "bob", ""])
    #expect(try await source.getUser(id: "2") == Samples.bob)
    #expect(try await source.getUser(id: "9") == nil)
    try await source.removeUsers()
    #expect(try await source.getUsers().isEmpty)
  }

  @Test func theLocalOneTakesNoFetchThatIsTooOld() async throws {
    let source = UserLocalDataSourceImpl(database: try await AppDependencies.database(in: nil))
    let (older, newer) = (try await source.beginFetch(), try await source.beginFetch())
    #expect(try await source.replaceUsers([Samples.ada], from: newer))
    #expect(try await !source.replaceUsers(Samples.all, from: older))
    #expect(try await source.addUser(Samples.bob, from: older) == Samples.bob)
    #expect(try await source.getUsers() == [Samples.ada])
    let fetch = try await source.beginFetch()
    try await source.removeUsers()
    #expect(try await !source.replaceUsers(Samples.all, from: fetch))
    #expect(try await source.addUser(Samples.bob, from: source.beginFetch()) == Samples.bob)
    #expect(try await source.getUsers() == [Samples.bob])
  }

  /// Who has the app since its first version has users without revisions.
  @Test func theLocalOneKeepsTheUsersOfAnOlderApp() async throws {
    let folder = try TemporaryFolder()
    do {
      let file = folder.url.appendingPathComponent("users.sqlite")
      let first = try Database(.file(file), migrations: Array(UserLocalDataSourceImpl.migrations.prefix(1)))
      try await first.write { tx in
        _ = try tx.execute("INSERT INTO users (id, name, email) VALUES ('1', 'Ada', 'a@b.c')")
      }
    }
    let source = UserLocalDataSourceImpl(database: try await AppDependencies.database(in: folder.url))
    #expect(try await source.getUser(id: "1")?.name == "Ada")
    #expect(try await source.replaceUsers([], from: source.beginFetch()))
    #expect(try await source.getUsers().isEmpty)
  }

  @Test func theLocalOneTellsOfEveryCommitAndOfNoOther() async throws {
    let source = UserLocalDataSourceImpl(database: try await AppDependencies.database(in: nil))
    let lists = StreamRecorder(await source.observeUsers())
    #expect(try await lists.next() == [])
    #expect(try await source.replaceUsers(Samples.all, from: source.beginFetch()))
    #expect(try await lists.next().map(\.id) == ["1", "2", "3"])
    #expect(try await source.replaceUsers(Samples.all, from: source.beginFetch()))
    try await source.saveUser(Samples.bob.renamed("Bo"))
    #expect(try await lists.next().map(\.name) == ["Ada", "Bo", ""])
    try await lists.finish()
  }
}
