import Foundation
import StrataNetwork
import Testing

@testable import Users

@Suite struct AppErrorMappingTests {
  @Test func everyStatusHasItsMeaning() {
    func error(_ status: Int, _ body: String = "", id: String? = "7") -> AppError {
      AppError(.status(HTTPResponse(status: status, body: Data(body.utf8))), id: id)
    }
    let refusal = #"{"success": false, "code": 409, "error": "email_taken", "message": "It belongs to another user."}"#
    #expect(meaning(error(404)) == "not found: 7")
    #expect(meaning(error(404, refusal)) == "not found: 7")
    #expect(meaning(error(404, id: nil)) == "network: status 404, 0 bytes")
    #expect(meaning(error(503)) == "network: status 503, 0 bytes")
    #expect(meaning(error(409, refusal)) == "invalid: It belongs to another user.")
    // A status without the API's own message may come from a server in between.
    #expect(meaning(error(422)) == "network: status 422, 0 bytes")
    #expect(meaning(error(403, #"{"message": "Forbidden"}"#)) == "network: status 403, 24 bytes")
  }

  @Test func everyOtherFailureHasItsMeaning() {
    #expect(meaning(AppError(.unauthorized(.noCredential))) == "unauthorized")
    #expect(meaning(AppError(.unsuccessful(ServerMessage(message: "No.")))) == "invalid: No.")
    for failure in [NetworkError.noConnection, .connectionLost, .insecureConnection, .timeout] {
      #expect(meaning(AppError(failure)) == "offline")
    }
    for failure in [NetworkError.emptyResponse, .invalidResponse, .responseTooLarge] {
      #expect(meaning(AppError(failure)) == "network: \(failure)")
    }
    for failure in [NetworkError.cancelled, .invalidRequest(.encoding)] {
      #expect(meaning(AppError(failure)) == "unknown: \(failure)")
    }
  }

  private func meaning(_ error: AppError) -> String {
    switch error {
    case .offline: "offline"
    case .network(let message): "network: \(message)"
    case .notFound(let id): "not found: \(id)"
    case .unauthorized: "unauthorized"
    case .invalid(let reason): "invalid: \(reason ?? "nothing")"
    case .changeIsBeingSent: "being sent"
    case .changeMayHaveArrived: "may have arrived"
    case .emptyName: "empty name"
    case .unknown(let cause): "unknown: \(cause.map { "\($0)" } ?? "nothing")"
    }
  }
}
