import StrataNetwork

/// What a failed request means to this app.
enum NetworkFailure: Equatable {
  case offline
  /// - Parameters:
  ///   - reason: the server's message, if it gives one.
  ///   - isFinal: whether the server itself says that it did not do what it was asked. Not where the message is not the
  ///     server's (a proxy answers 403, too), nor where the same request is still being processed.
  case refused(reason: String?, isFinal: Bool)
  case other

  init(_ error: any Error) {
    self =
      switch error {
      case NetworkError.noConnection, NetworkError.connectionLost, NetworkError.insecureConnection,
        NetworkError.timeout:
        .offline
      case let error as NetworkError: Self.answered(error)
      default: .other
      }
  }

  private static func answered(_ error: NetworkError) -> NetworkFailure {
    guard case .status(let response) = error, (400..<500).contains(response.status), !error.isTransient else {
      return .other
    }
    let reason = reason(response)
    return .refused(reason: reason, isFinal: reason != nil && response.status != 409)
  }

  private static func reason(_ response: HTTPResponse) -> String? {
    // Without a message that can be read, there is no reason to show.
    try? response.decode(ApiErrorResponse.self).message
  }
}
