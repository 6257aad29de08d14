import StrataNetwork

extension GatewayError {
  /// What a failure of the network means.
  init(_ error: NetworkError) {
    self =
      switch error {
      case .noConnection, .connectionLost, .insecureConnection, .timeout: .noConnection
      // What was to be done was not begun, whatever became of the renewal.
      case .unauthorized(.refreshFailed(.unconfirmed(let last))) where !last.refusesCredential: .noConnection
      // The session is not over if the server only could not be asked to renew it.
      case .unauthorized(.refreshFailed(let cause)) where !cause.endsSession: GatewayError(cause)
      case .unauthorized(.unreadableCredential): .unexpected(description: "\(error)")
      case .unauthorized: .unauthorized
      case .emptyResponse: .noData
      case .unsuccessful(let message): .refused(reason: message.message)
      case .status(let response) where (400..<500).contains(response.status): Self.refusal(in: response, error)
      case .unconfirmed: .unconfirmed
      default: .unexpected(description: "\(error)")
      }
  }

  /// Other servers between app and API send such statuses, too: only an answer with the API's own message is a refusal.
  private static func refusal(in response: HTTPResponse, _ error: NetworkError) -> GatewayError {
    guard let refusal = try? response.decode(NetResError.self) else { return .unexpected(description: "\(error)") }
    return .refused(reason: refusal.message)
  }
}
