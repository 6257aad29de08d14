import Foundation
import StrataNetwork
import Testing

@testable import Login

@Suite struct NetworkErrorTests {
  @Test func onlyWhatMayWorkLaterIsAConnectionFailure() {
    for error in [
      NetworkError.noConnection, .connectionLost, .insecureConnection, .timeout,
      .unauthorized(.refreshFailed(.noConnection)),
    ] {
      #expect(error.isConnectionFailure)
    }
    for error in [NetworkError.cancelled, .emptyResponse, .status(HTTPResponse(status: 503))] {
      #expect(!error.isConnectionFailure)
    }
  }

  @Test func onlyAnAnswerOf400WithAMessageIsARefusal() {
    let body = Data(#"{"success": false, "code": 400, "error": "wrong_code", "message": "The code is wrong."}"#.utf8)
    let refusal = NetResError(error: "wrong_code", message: "The code is wrong.")
    #expect(NetworkError.status(HTTPResponse(status: 400, body: body)).refusal == refusal)
    #expect(NetworkError.status(HTTPResponse(status: 500, body: body)).refusal == nil)
    #expect(NetworkError.status(HTTPResponse(status: 400, body: Data("<html>".utf8))).refusal == nil)
    #expect(NetworkError.timeout.refusal == nil)
    #expect(GatewayError(.status(HTTPResponse(status: 400, body: body))) == .refused(reason: "The code is wrong."))
    #expect(GatewayError(.timeout) == .network(.timeout))
  }
}
