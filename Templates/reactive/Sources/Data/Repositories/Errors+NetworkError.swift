import StrataNetwork

extension PaymentError {
  /// What a failed request means to the user.
  init(_ error: any Error) {
    self =
      switch NetworkFailure(error) {
      case .offline: .offline
      case .refused(let reason): .refused(reason: reason)
      case .other: .unavailable
      }
  }
}

extension TransactionError {
  /// What a failed request means to the user.
  init(_ error: any Error) {
    self =
      switch NetworkFailure(error) {
      case .offline: .offline
      case .refused(let reason): .refused(reason: reason)
      case .other: .unavailable
      }
  }
}

private enum NetworkFailure {
  case offline
  case refused(String?)
  case other

  init(_ error: any Error) {
    self =
      switch error {
      case NetworkError.noConnection, NetworkError.connectionLost, NetworkError.timeout: .offline
      case NetworkError.status(let response) where response.status < 500: .refused(Self.reason(response))
      default: .other
      }
  }

  private static func reason(_ response: HTTPResponse) -> String? {
    // Without a message that can be read, there is no reason to show.
    try? response.decode(ApiErrorResponse.self).message
  }
}
