import ExampleAPI
import Foundation
import StrataNetwork
import StrataStorage
import Testing

@testable import Members

/// The data sources over the network client and the session, against the API in memory, which a contract test holds
/// equal to the server.
@Suite struct DataSourceIntegrationTests {
  private let api = ExampleAPI(settings: .init(otp: "424242"))
  private let keychain = InMemoryStorage()

  private var session: SessionNetwork {
    SessionNetwork(
      configuration: NetworkConfiguration(
        baseURL: "http://memory", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never), transport: api,
      storage: CredentialStorage(keychainStorage: keychain, report: { Issue.record("\($0)") }))
  }

  @Test func userRemoteDataSourceFetchesAndCreatesOnce() async throws {
    let dataSource = UserRemoteDataSource(networkClient: session.networkClient)
    #expect(try await dataSource.fetchUsers().count == 4)
    let mary = NewUserDTO(name: "Mary", email: "mary@example.com")
    let created = try await dataSource.createUser(mary, key: "k")
    #expect(try await dataSource.createUser(mary, key: "k") == created)
    #expect(try await dataSource.fetchUsers().count == 5)
    await api.add(.offline("GET /users"))
    await #expect(throws: NetworkError.noConnection) { try await dataSource.fetchUsers() }
  }

  @Test func aSessionIsKeptAndRenewedWhenItsTokenIsTooOld() async throws {
    let session = session
    let sessions = SessionRemoteDataSource(
      networkClient: session.networkClient, authorizer: session.authorizer, storage: session.storage)
    let profiles = ProfileRemoteDataSource(networkClient: session.networkClient)
    await #expect(throws: NetworkError.unauthorized(.noCredential)) { try await profiles.fetchProfile() }

    #expect(try await sessions.requestCode(CodeRequestDTO(phone: "+998901234567")) == nil)
    #expect(try await sessions.openSession(SignInDTO(phone: "+998901234567", code: "424242")) == nil)
    #expect(try await profiles.fetchProfile().phone == "+998901234567")
    await api.advance(bySeconds: 900)
    #expect(try await profiles.updateProfile(ProfileUpdateDTO(name: "Ada", email: "a@b.c")).name == "Ada")

    // The answer to a renewal is lost: the same session is given again.
    let sending = SessionNetwork(
      configuration: NetworkConfiguration(
        baseURL: "http://memory", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: api,
      storage: session.storage)
    await api.advance(bySeconds: 900)
    await api.add(.lost("POST /cli/refresh", count: 1))
    #expect(try await ProfileRemoteDataSource(networkClient: sending.networkClient).fetchProfile().name == "Ada")

    // Another start of the app finds the renewed session in the keychain.
    let restarted = ProfileRemoteDataSource(networkClient: self.session.networkClient)
    #expect(try await restarted.fetchProfile().name == "Ada")
    #expect(await sessions.end(Session(session.authorizer.session)))
    await #expect(throws: NetworkError.unauthorized(.noCredential)) { try await profiles.fetchProfile() }
    #expect(keychain.secret(named: "session") == nil)
  }
}
