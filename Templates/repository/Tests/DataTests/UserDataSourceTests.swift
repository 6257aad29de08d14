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
      try await source.replaceUsers(Samples.all)
      try await source.saveUser(Samples.ada.renamed("Ada King"))
    }
    let source = UserLocalDataSourceImpl(database: try await AppDependencies.database(in: folder.url))
    #expect(try await source.getUsers().map(\.name) == ["Ada King", "bob", ""])
    #expect(try await source.getUser(id: "2") == Samples.bob)
    #expect(try await source.getUser(id: "9") == nil)
    try await source.removeUsers()
    #expect(try await source.getUsers().isEmpty)
  }

  @Test func theLocalOneTellsOfEveryCommitAndOfNoOther() async throws {
    let source = UserLocalDataSourceImpl(database: try await AppDependencies.database(in: nil))
    let lists = StreamRecorder(await source.observeUsers())
    #expect(try await lists.next() == [])
    try await source.replaceUsers(Samples.all)
    #expect(try await lists.next().map(\.id) == ["1", "2", "3"])
    try await source.replaceUsers(Samples.all)
    try await source.saveUser(Samples.bob.renamed("Bo"))
    #expect(try await lists.next().map(\.name) == ["Ada", "Bo", ""])
    try await lists.finish()
  }
}
