import Foundation
import StrataNetwork
import Testing

@testable import Login

@Suite struct NetworkErrorTests {
  @Test func whatMaySucceedLaterIsNoConnection() {
    for error in [
      NetworkError.noConnection, .connectionLost, .insecureConnection, .timeout,
      .unauthorized(.refreshFailed(.noConnection)), .unauthorized(.refreshFailed(.unconfirmed(.noConnection))),
    ] {
      #expect(GatewayError(error) == .noConnection)
    }
  }

  /// Stored at the first attempt, whatever the second one is answered.
  @Test func aRefusalAfterALostAttemptRefusesNothing() {
    let refusal = Data(#"{"success": false, "code": 429, "error": "limit", "message": "Too many pictures."}"#.utf8)
    for last in [NetworkError.noConnection, .status(HTTPResponse(status: 429, body: refusal))] {
      #expect(GatewayError(.unconfirmed(last)) == .unconfirmed)
    }
  }

  /// A server in trouble ends no session, and neither do tokens that cannot be read now.
  @Test func onlyARefusalEndsASession() {
    let refused = NetworkError.unauthorized(.refused(HTTPResponse(status: 401)))
    for error in [
      refused, .unauthorized(.noCredential), .unauthorized(.sessionEnded), .unauthorized(.refreshFailed(refused)),
      .unauthorized(.refreshFailed(.unsuccessful(ServerMessage()))),
    ] {
      #expect(GatewayError(error) == .unauthorized)
    }
    for error in [
      NetworkError.unauthorized(.unreadableCredential),
      .unauthorized(.refreshFailed(.status(HTTPResponse(status: 503)))),
      .cancelled, .status(HTTPResponse(status: 503)),
    ] {
      guard case .unexpected = GatewayError(error) else {
        Issue.record("\(error)")
        continue
      }
    }
    #expect(GatewayError(.emptyResponse) == .noData)
    #expect(GatewayError(.unsuccessful(ServerMessage(message: "No."))) == .refused(reason: "No."))
  }

  @Test func onlyAnAnswerWithTheMessageOfTheAPIIsARefusal() {
    func error(_ status: Int, _ body: String) -> GatewayError {
      GatewayError(.status(HTTPResponse(status: status, body: Data(body.utf8))))
    }
    let body = #"{"success": false, "code": 400, "error": "wrong_code", "message": "The code is wrong."}"#
    #expect(error(400, body) == .refused(reason: "The code is wrong."))
    #expect(error(429, body) == .refused(reason: "The code is wrong."))
    #expect(error(500, body) == .unexpected(description: "status 500, \(body.utf8.count) bytes"))
    #expect(error(400, "<html>") == .unexpected(description: "status 400, 6 bytes"))
    #expect(error(403, #"{"message": "Forbidden"}"#) == .unexpected(description: "status 403, 24 bytes"))
  }
}
