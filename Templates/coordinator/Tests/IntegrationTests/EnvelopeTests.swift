import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Members

/// An envelope may come with status 200 and say that the server did not do what it was asked, also beside a result.
@Suite struct EnvelopeTests {
  private let transport = InMemoryTransport()
  private let keychain = InMemoryStorage()
  private let session: SessionNetwork

  init() {
    session = SessionNetwork(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: transport,
      storage: CredentialStorage(keychainStorage: keychain, report: { Issue.record("\($0)") }))
  }

  private var dataSource: SessionRemoteDataSource {
    SessionRemoteDataSource(
      networkClient: session.networkClient, authorizer: session.authorizer, storage: session.storage)
  }

  @Test(arguments: [#", "result": {"expiresAt": "2027-01-15T08:00:00Z"}"#, ""])
  func aCodeThatWasNotSentIsARefusal(result: String) async throws {
    transport.on(.post, "cli/client", .json(#"{"success": false, "message": "Not today."\#(result)}"#))
    #expect(
      try await dataSource.requestCode(CodeRequestDTO(phone: "+1")) == RefusalDTO(message: "Not today."))
  }

  @Test(arguments: [#", "result": {"token": "t", "refreshToken": "r"}"#, ""])
  func aSessionThatWasNotOpenedIsARefusal(result: String) async throws {
    transport.on(.post, "cli/valid", .json(#"{"success": false, "message": "Not you."\#(result)}"#))
    #expect(
      try await dataSource.openSession(SignInDTO(phone: "+1", code: "2")) == RefusalDTO(message: "Not you."))
    #expect(await session.authorizer.credential == nil)
    #expect(keychain.secret(named: "session") == nil)
  }

  @Test func aSessionThatTheServerDidNotRenewIsOver() async throws {
    await session.authorizer.signIn(Credential(accessToken: "old", refreshToken: "r"))
    transport.on(.get, "profile", .status(401))
    transport.on(.post, "cli/refresh", .json(#"{"success": false, "message": "No."}"#))
    await #expect(throws: NetworkError.self) {
      try await ProfileRemoteDataSource(networkClient: session.networkClient).fetchProfile()
    }
    #expect(session.authorizer.session.state == .expired && keychain.secret(named: "session") == nil)
  }
}
