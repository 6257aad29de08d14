import Foundation
import StrataNetwork
import StrataTesting
import Testing

@testable import Users

@Suite(.timeLimit(.minutes(10))) struct UserDataSourceTests {
  @Test func theRemoteOneSpeaksTheServersLanguage() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "users", .json(#"[{"id": "1", "name": "Ada", "email": "ada@example.com", "avatarURL": null}]"#))
    transport.on(.get, "users/{id}", .json(#"{"id": "1", "name": "Ada", "email": "ada@example.com"}"#))
    transport.on(.patch, "users/{id}", .json(#"{"id": "1", "name": "Ada King", "email": "ada@example.com"}"#))
    let network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport)
    let source = UserRemoteDataSourceImpl(network: network)
    #expect(try await source.getUsers() == [Samples.dto(Samples.ada)])
    #expect(try await source.getUser(id: "1").toDomain() == Samples.ada)
    let request = RenameUserRequest(name: "Ada King")
    let key = UUID()
    #expect(try await source.renameUser(id: "1", request, key: key).name == "Ada King")
    let sent = try #require(transport.requests(.patch, "users/1").first)
    #expect(try JSONDecoder().decode(RenameUserRequest.self, from: sent.data) == request)
    #expect(sent.headers["Idempotency-Key"] == key.uuidString)
  }

  @Test func theLocalOneKeepsUsersInAFile() async throws {
    let folder = try TemporaryFolder()
    do {
      let source = UserLocalDataSource(database: try await AppDependencies.database(in: folder.url))
      #expect(try await source.users.read(.all) == nil)
      try await source.store(Samples.all)
      // The e-mail is the stored one, which is newer than the change.
      let change = UserChangeDto(id: "1", name: "Ada King", email: "old@example.com")
      try await source.database.write { tx in try source.apply(change, in: tx) }
      #expect(try await source.users.read(.all)?.value.first == Samples.ada.renamed("Ada King"))
    }
    let source = UserLocalDataSource(database: try await AppDependencies.database(in: folder.url))
    #expect(try await source.users.read(.all)?.value.map(\.name) == ["Ada King", "bob", ""])
    try await source.addUser(Samples.ada)
    #expect(try await source.users.read(.all)?.value.first?.name == "Ada King")
    try await source.users.removeAll()
    #expect(try await source.users.read(.all) == nil)
    try await source.addUser(Samples.ada)
    #expect(try await source.users.read(.all)?.storedAt == .distantPast)
  }
}
