import Foundation
import StrataNetwork
import Testing

@testable import Users

@Suite struct AppErrorMappingTests {
  @Test func everyStatusHasItsMeaning() {
    func error(_ status: Int, _ body: String = "", id: String? = "7") -> AppError {
      AppError(.status(HTTPResponse(status: status, body: Data(body.utf8))), id: id)
    }
    #expect(meaning(error(404)) == "not found: 7")
    #expect(meaning(error(404, id: nil)) == "network: status 404, 0 bytes")
    #expect(meaning(error(503)) == "network: status 503, 0 bytes")
    #expect(meaning(error(422, #"{"error": "taken", "message": "No."}"#)) == "invalid: No.")
    // A status without the API's own message may come from a server in between.
    #expect(meaning(error(403, #"{"message": "Forbidden"}"#)) == "network: status 403, 24 bytes")
  }

  @Test func everyOtherFailureHasItsMeaning() {
    #expect(meaning(AppError(.unauthorized(.noCredential))) == "unauthorized")
    #expect(meaning(AppError(.timeout)) == "offline" && meaning(AppError(.noConnection)) == "offline")
    #expect(meaning(AppError(.unconfirmed(.connectionLost))) == "offline")
    #expect(meaning(AppError(.cancelled)) == "unknown: \(NetworkError.cancelled)")
  }

  private func meaning(_ error: AppError) -> String {
    switch error {
    case .offline: "offline"
    case .network(let message): "network: \(message)"
    case .notFound(let id): "not found: \(id)"
    case .unauthorized: "unauthorized"
    case .invalid(let reason): "invalid: \(reason ?? "nothing")"
    case .unknown(let cause): "unknown: \(cause.map { "\($0)" } ?? "nothing")"
    }
  }
}
