import Foundation
import StrataNetwork
import StrataTesting
import Testing

@testable import Login

@Suite struct GatewayTests {
  private let transport = InMemoryTransport()
  private var network: NetworkClient {
    NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport)
  }

  private static let session =
    #"{"success": true, "result": {"token": "t0ken", "refreshToken": "r3fresh", "expiresAt": "2027-01-15T08:00:00Z"}}"#

  @Test func sendOTPPostsThePhoneAndReadsTheResult() async throws {
    transport.on(
      .post, "cli/client",
      .json(#"{"success": true, "code": 200, "result": {"sessionId": "test123", "expiresAt": "2027-01-15T08:00:00Z"}}"#)
    )
    let response = try await SendOTPGateway(network: network).sendOTP(username: Samples.phone)
    #expect(response == Samples.sentOTP)
    let sent = try #require(transport.requests(.post, "cli/client").first)
    #expect(try JSONDecoder().decode([String: String].self, from: sent.data) == ["phone": Samples.phone])
    #expect(sent.headers["Authorization"] == nil)
  }

  @Test func validateOTPPostsTheCodeAndReadsTheTokens() async throws {
    transport.on(.post, "cli/valid", .json(Self.session))
    let response = try await ValidateOTPGateway(network: network).validateOTP(username: Samples.phone, code: "424242")
    #expect(response == Samples.validated)
    let sent = try #require(transport.requests(.post, "cli/valid").first)
    #expect(
      try JSONDecoder().decode([String: String].self, from: sent.data) == ["phone": Samples.phone, "code": "424242"])
  }

  @Test func loginPostsThePasswordAndReadsTheTokens() async throws {
    transport.on(.post, "cli/login", .json(Self.session))
    let response = try await LoginGateway(network: network).login(username: Samples.phone, password: Samples.password)
    #expect(response == Samples.validated)
    let sent = try #require(transport.requests(.post, "cli/login").first)
    #expect(
      try JSONDecoder().decode([String: String].self, from: sent.data)
        == ["phone": Samples.phone, "password": Samples.password])
  }

  @Test func resetPasswordPostsTheCodeAndThePassword() async throws {
    transport.on(.post, "cli/password", .json(Self.session))
    let response = try await ResetPasswordGateway(network: network).resetPassword(
      username: Samples.phone, code: "424242", password: Samples.password)
    #expect(response == Samples.validated)
    let sent = try #require(transport.requests(.post, "cli/password").first)
    #expect(
      try JSONDecoder().decode([String: String].self, from: sent.data)
        == ["phone": Samples.phone, "code": "424242", "password": Samples.password])
    #expect(sent.headers["Authorization"] == nil)
  }

  @Test func anEnvelopeWithoutAResultIsNothing() async throws {
    transport.on(.post, "cli/client", .json(#"{"success": true}"#))
    #expect(try await SendOTPGateway(network: network).sendOTP(username: Samples.phone) == nil)
  }

  @Test func getProfileReadsWhatComesWithoutAnEnvelope() async throws {
    transport.on(
      .get, "profile",
      .json(#"{"id": "u1", "phone": "+998901234567", "name": "Ada", "email": "", "avatarURL": "/avatars/ada.png"}"#))
    let authorizer = Authorizer(credential: Credential(accessToken: "t0ken")) { _ throws(NetworkError) in
      throw .unauthorized(.noCredential)
    }
    let network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport,
      authorizer: authorizer)
    #expect(try await GetProfileGateway(network: network).getProfile() == Samples.profileDTO)
    #expect(transport.requests(.get, "profile").first?.headers["Authorization"] == "Bearer t0ken")
  }

  @Test func uploadAvatarPutsThePictureAndTellsHowFarItIs() async throws {
    transport.on(.put, "cli/avatar", .json(#"{"success": true, "result": {"avatarURL": "/avatars/me.png"}}"#))
    let (fractions, sent) = AsyncStream.makeStream(of: Double.self)
    let response = try await UploadAvatarGateway(network: network).uploadAvatar(
      content: Samples.png, type: "image/png"
    ) { sent.yield($0) }
    sent.finish()
    #expect(response == NetResAvatar(avatarURL: "/avatars/me.png"))
    #expect(await fractions.reduce(into: []) { $0.append($1) } == [1])
    let request = try #require(transport.requests(.put, "cli/avatar").first)
    #expect(request.data == Samples.png && request.headers["Content-Type"] == "image/png")
  }

  @Test func getAvatarReadsTheBytesAndSendsNoToken() async throws {
    transport.on(
      .get, "avatars/ada.png",
      .response(HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: Samples.png)))
    #expect(try await GetAvatarGateway(network: network).getAvatar(path: "/avatars/ada.png") == Samples.png)
    #expect(transport.requests(.get, "avatars/ada.png").first?.headers["Authorization"] == nil)
  }

  /// The code may be used up, the password set, and the picture saved.
  @Test(arguments: [NetworkError.connectionLost, .timeout])
  func whatUsesUpACodeSaysWhereItsAnswerWasLost(failure: NetworkError) async {
    let network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: InMemoryTransport { _ throws(NetworkError) in throw failure })
    await #expect(throws: GatewayError.unconfirmed) {
      try await ValidateOTPGateway(network: network).validateOTP(username: Samples.phone, code: "424242")
    }
    await #expect(throws: GatewayError.unconfirmed) {
      try await ResetPasswordGateway(network: network).resetPassword(
        username: Samples.phone, code: "424242", password: Samples.password)
    }
    await #expect(throws: GatewayError.unconfirmed) {
      try await UploadAvatarGateway(network: network).uploadAvatar(content: Samples.png, type: "image/png") { _ in }
    }
    await #expect(throws: GatewayError.noConnection) {
      try await LoginGateway(network: network).login(username: Samples.phone, password: Samples.password)
    }
  }

  @Test func whatDidNotReachTheServerUsedUpNoCode() async {
    let network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: InMemoryTransport { _ throws(NetworkError) in throw .noConnection })
    await #expect(throws: GatewayError.noConnection) {
      try await ValidateOTPGateway(network: network).validateOTP(username: Samples.phone, code: "424242")
    }
  }

  @Test func aFailureOfTheNetworkIsOneOfTheGateway() async {
    transport.on(.post, "cli/valid", .status(400))
    await #expect(throws: GatewayError.unexpected(description: "status 400, 0 bytes")) {
      try await ValidateOTPGateway(network: network).validateOTP(username: Samples.phone, code: "000000")
    }
  }
}
