import Foundation
import StrataNetwork
import StrataTesting
import Testing

@testable import Login

@Suite struct GatewayTests {
  private let transport = InMemoryTransport()
  private var network: NetworkClient {
    NetworkClient(configuration: NetworkConfiguration(baseURL: "https://api.test/cli"), transport: transport)
  }

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
    transport.on(
      .post, "cli/valid",
      .json(#"{"result": {"token": "t0ken", "refreshToken": "r3fresh", "expiresAt": "2027-01-15T08:00:00Z"}}"#))
    let response = try await ValidateOTPGateway(network: network).validateOTP(username: Samples.phone, code: "424242")
    #expect(response == Samples.validated)
    let sent = try #require(transport.requests(.post, "cli/valid").first)
    #expect(
      try JSONDecoder().decode([String: String].self, from: sent.data) == ["phone": Samples.phone, "code": "424242"])
  }

  @Test func anEnvelopeWithoutAResultIsNothing() async throws {
    transport.on(.post, "cli/client", .json(#"{"success": false, "message": "not today"}"#))
    #expect(try await SendOTPGateway(network: network).sendOTP(username: Samples.phone) == nil)
  }

  @Test func failuresOfTheNetworkComeThroughAsTheyAre() async {
    transport.on(.post, "cli/valid", .status(400))
    await #expect(throws: NetworkError.status(HTTPResponse(status: 400))) {
      try await ValidateOTPGateway(network: network).validateOTP(username: Samples.phone, code: "000000")
    }
  }
}
